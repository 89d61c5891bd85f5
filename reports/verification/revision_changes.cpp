#include "reports/signing/pdf_fields.h"
#include "reports/verification/revision.h"

#include <algorithm>
#include <set>

namespace diptych::reports {

namespace {

using Object = QPDFObjectHandle;

std::set<std::string> keysThatDiffer(Object earlier, Object later)
{
    std::set<std::string> keys;
    if (!earlier.isDictionary() || !later.isDictionary()) {
        return keys;
    }
    std::set<std::string> all = earlier.getKeys();
    all.merge(later.getKeys());
    for (const std::string& key : all) {
        // Not resolved: what a reference leads to is compared for itself.
        if (earlier.getKey(key).unparse() != later.getKey(key).unparse()) {
            keys.insert(key);
        }
    }
    return keys;
}

Object dictionaryOf(Object object)
{
    return object.isStream() ? object.getDict() : object;
}

std::string listed(const std::set<std::string>& keys)
{
    std::string text;
    for (const std::string& key : keys) {
        text += (text.empty() ? "" : " ") + key;
    }
    return text;
}

/// The comparison of two revisions, with the field that the later one signs.
class Comparison {
public:
    Comparison(Revision& earlier, Revision& later, const std::string& signedField)
        : m_earlier(earlier)
        , m_later(later)
    {
        m_form = m_earlier.pdf().getRoot().getKey("/AcroForm");
        for (const FieldObject& field : fieldObjects(m_earlier.pdf())) {
            if (field.name == signedField && !field.isSigned) {
                m_field = field.object;
            }
        }
    }

    std::vector<Problem> run()
    {
        compareTrailers();
        for (const auto& [id, text] : m_earlier.objects()) {
            const auto after = m_later.objects().find(id);
            if (after == m_later.objects().end()) {
                add(ProblemKind::ObjectRemoved, id, {});
            } else if (after->second != text) {
                compare(id);
            }
        }
        return std::move(m_problems);
    }

private:
    void add(ProblemKind kind, QPDFObjGen id, const std::string& detail)
    {
        m_problems.push_back({kind, m_earlier.nameOf(id), detail});
    }

    void compareTrailers()
    {
        Object before = m_earlier.pdf().getTrailer();
        Object after = m_later.pdf().getTrailer();
        for (const char* key : {"/Root", "/Info", "/Encrypt"}) {
            if (before.getKey(key).unparse() != after.getKey(key).unparse()) {
                m_problems.push_back({ProblemKind::TrailerChanged, "trailer", key});
            }
        }
        Object oldId = before.getKey("/ID");
        Object newId = after.getKey("/ID");
        if (oldId.isArray() && oldId.getArrayNItems() == 2 &&
            (!newId.isArray() || newId.getArrayNItems() != 2 ||
             newId.getArrayItem(0).unparse() != oldId.getArrayItem(0).unparse())) {
            m_problems.push_back({ProblemKind::TrailerChanged, "trailer", "/ID"});
        }
    }

    static bool is(Object object, QPDFObjGen id)
    {
        return object.isInitialized() && object.isIndirect() && object.getObjGen() == id;
    }

    void compare(QPDFObjGen id)
    {
        Object before = m_earlier.pdf().getObject(id);
        Object after = m_later.pdf().getObject(id);
        std::set<std::string> keys = keysThatDiffer(dictionaryOf(before), dictionaryOf(after));
        const bool isPlain = before.isDictionary() && after.isDictionary();
        if (isPlain) {
            forgive(id, before, after, keys);
        }
        if (!isPlain || !keys.empty()) {
            add(m_earlier.kindOf(id), id, listed(keys));
        }
    }

    /// Takes the keys out that signing the field explains.
    void forgive(QPDFObjGen id, Object before, Object after, std::set<std::string>& keys)
    {
        if (is(m_field, id) && keys.contains("/V") && !before.hasKey("/V")) {
            // Its look, and what other programs note with it: the state of the look and the date.
            for (const char* key : {"/V", "/AP", "/AS", "/M"}) {
                keys.erase(key);
            }
        } else if (is(m_form, id)) {
            keys.erase("/SigFlags");
        } else if (is(m_earlier.pdf().getRoot(), id)) {
            forgiveInCatalog(before, after, keys);
        } else if (isLookOfField(id)) {
            keys.erase("/AP");
        }
    }

    /// Certificates and revocation lists that a later signer takes along show on no page.
    void forgiveInCatalog(Object before, Object after, std::set<std::string>& keys)
    {
        if (m_field.isInitialized()) {
            keys.erase("/DSS");
            keys.erase("/Extensions");
        }
        if (!m_form.isIndirect() && keys.contains("/AcroForm")) {
            auto inside = keysThatDiffer(before.getKey("/AcroForm"), after.getKey("/AcroForm"));
            inside.erase("/SigFlags");
            if (inside.empty() && m_form.isDictionary()) {
                keys.erase("/AcroForm");
            }
        }
    }

    /// A widget of the field that stands apart from it.
    bool isLookOfField(QPDFObjGen id)
    {
        if (!m_field.isInitialized() || !m_field.isDictionary()) {
            return false;
        }
        Object kids = m_field.getKey("/Kids");
        if (!kids.isArray()) {
            return false;
        }
        const std::vector<Object> all = kids.getArrayAsVector();
        return std::any_of(all.begin(), all.end(), [&](Object kid) { return is(kid, id); });
    }

    Revision& m_earlier;
    Revision& m_later;
    Object m_form{};
    Object m_field{};
    std::vector<Problem> m_problems{};
};

}  // namespace

std::vector<Problem> changesBetween(Revision& earlier, Revision& later,
                                    const std::string& signedField)
{
    return Comparison(earlier, later, signedField).run();
}

}  // namespace diptych::reports
