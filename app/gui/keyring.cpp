#include "app/gui/keyring.h"

#include <QObject>

#ifdef DIPTYCH_KEYRING
#include <qt6keychain/keychain.h>
#endif

#include <utility>

namespace diptych::gui::keyring {

#ifdef DIPTYCH_KEYRING

namespace {

const QString service = QStringLiteral("diptych");

}  // namespace

bool isKnown()
{
    return true;
}

void find(const QString& file, QObject* context, std::function<void(const QString&)> found)
{
    auto* job = new QKeychain::ReadPasswordJob(service);
    job->setKey(file);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [found = std::move(found), job](QKeychain::Job*) {
                         found(job->error() == QKeychain::NoError ? job->textData() : QString());
                     });
    job->start();
}

void keep(const QString& file, const QString& passphrase, QObject* context,
          std::function<void(bool)> done)
{
    auto* job = new QKeychain::WritePasswordJob(service);
    job->setKey(file);
    job->setTextData(passphrase);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [done = std::move(done), job](QKeychain::Job*) {
                         done(job->error() == QKeychain::NoError);
                     });
    job->start();
}

void forget(const QString& file)
{
    auto* job = new QKeychain::DeletePasswordJob(service);
    job->setKey(file);
    job->start();
}

#else

bool isKnown()
{
    return false;
}

void find(const QString&, QObject*, std::function<void(const QString&)> found)
{
    found({});
}

void keep(const QString&, const QString&, QObject*, std::function<void(bool)> done)
{
    done(false);
}

void forget(const QString&) {}

#endif

}  // namespace diptych::gui::keyring
