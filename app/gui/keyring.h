#pragma once

#include <QString>

#include <functional>

class QObject;

/// Passphrases in the keyring of the desktop, for those who ask for it. Where the program was built
/// without QtKeychain, or no keyring runs, there is none, and the passphrase is typed. A key is
/// never put there, and no passphrase anywhere else.
namespace diptych::gui::keyring {

/// Whether the program can ask for a keyring at all; one may still not be running.
bool isKnown();

/// Looks for the passphrase of an identity's file; what was found is empty where there is none.
/// Nothing is called after the context has gone.
void find(const QString& file, QObject* context, std::function<void(const QString& found)> found);

/// Keeps a passphrase; says whether that was possible.
void keep(const QString& file, const QString& passphrase, QObject* context,
          std::function<void(bool isKept)> done);

/// Forgets what was kept for a file.
void forget(const QString& file);

}  // namespace diptych::gui::keyring
