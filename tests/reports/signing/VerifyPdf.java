// Verifies every signature of PDF files with Apache PDFBox and BouncyCastle, for the tests.
// usage: java -cp JARS VerifyPdf.java FILE…
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.digitalsignature.PDSignature;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;

public class VerifyPdf {
    public static void main(String[] files) throws Exception {
        boolean all = true;
        for (String file : files) {
            byte[] bytes = Files.readAllBytes(Path.of(file));
            try (PDDocument document = PDDocument.load(bytes)) {
                int count = 0;
                for (PDSignature signature : document.getSignatureDictionaries()) {
                    CMSSignedData cms = new CMSSignedData(
                            new CMSProcessableByteArray(signature.getSignedContent(bytes)), signature.getContents(bytes));
                    SignerInformation signer = cms.getSignerInfos().getSigners().iterator().next();
                    X509CertificateHolder holder =
                            (X509CertificateHolder) cms.getCertificates().getMatches(signer.getSID()).iterator().next();
                    boolean valid = signer.verify(new JcaSimpleSignerInfoVerifierBuilder().build(holder));
                    int[] range = signature.getByteRange();
                    System.out.printf("%s: %s %s %s%s%n", file, signature.getName(), signature.getSubFilter(),
                            valid ? "valid" : "INVALID", range[2] + range[3] == bytes.length ? ", whole file" : "");
                    all &= valid;
                    count++;
                }
                all &= count > 0;
            }
        }
        System.exit(all ? 0 : 1);
    }
}
