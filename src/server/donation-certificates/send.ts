import { panKeyOf } from '@/cms/database/encryption/sealed-fields'
import { slugs } from '@/cms/slugs'
import { wasQueuedLongAgo } from '@/domain/donation-certificate'
import { formatFinancialYear } from '@/domain/financial-year'
import { storedLocale } from '@/lib/locale'
import { recordAudit } from '../audit/record-audit'
import { changeWhere, findAll } from '../documents/records'
import { donorLanguage } from '../donors/language'
import { openMail } from '../mail/open-mail'
import { queueAtNewAddress, queueMail, sendMailsSoon } from '../mail/outbox'
import { receiptsOfDonations } from '../receipts/service'
import { requireYear } from '../statements/year'
import { donorsByPan } from './donors'
import { findMails, type KnownCertificate, mailKeyOf, WITHOUT_FILE } from './service'

const BATCH = 100

/**
 * Mails each certificate of a year to its donor, once; skips those without a donor or an address. One that
 * was not delivered goes to the donor's current address.
 * @returns how many mails were queued.
 * @throws ApiError 404 for a year that has no statement.
 */
export async function sendCertificates(yearNumber: number): Promise<{ mails: number }> {
  const { year, format } = requireYear(String(yearNumber))
  const opened = {
    en: await openMail('taxCertificate', 'en'),
    hi: await openMail('taxCertificate', 'hi'),
  }
  const known = { form: format.certificate, year: formatFinancialYear(year) }
  let mails = 0
  try {
    for await (const batch of unsentOf(year)) {
      for (const { id, panNumber, hasMail } of batch) {
        if (!panNumber) continue
        // Not once for the batch: somebody may correct or void a gift while others are sent.
        const donor = (await donorsByPan([panNumber], year)).get(panNumber)
        if (!donor?.email) continue
        const receipt = (await receiptsOfDonations([donor.donation.id])).get(donor.donation.id)
        // An imported gift has no receipt.
        const language = receipt ? storedLocale(receipt) : await donorLanguage(donor.donation)
        const locale = language ?? 'en'
        const mail = opened[locale].write({ ...known, donorName: donor.donorName })
        const toDonor = { key: mailKeyOf(id), to: donor.email, certificate: id, ...mail }
        const isQueued = hasMail
          ? await queueAtNewAddress(toDonor)
          : (await claim(id, panNumber)) && (await queueMail(toDonor))
        if (isQueued) mails += 1
      }
    }
  } finally {
    // Also if a later one fails: these go out, and the next sending finds only the rest.
    if (mails > 0) {
      sendMailsSoon()
      await recordAudit({
        action: 'mailed',
        subject: 'donation-certificate',
        subjectId: String(year),
        label: `${format.certificate} ${year}`,
        changes: { recipients: { to: mails } },
      })
    }
  }
  return { mails }
}

/**
 * Claims a certificate for sending: from now on nobody can assign it to another donor, or delete
 * it.
 * @returns whether it still belongs to that donor.
 */
async function claim(id: string, panNumber: string): Promise<boolean> {
  const claimed = await changeWhere({
    collection: slugs.donationCertificates,
    where: { and: [{ id: { equals: id } }, { panKey: { equals: panKeyOf(panNumber) } }] },
    data: { queuedAt: new Date().toISOString() },
  })
  return claimed !== null
}

type Unsent = KnownCertificate & { hasMail: boolean }

/**
 * Finds the certificates whose mail is missing, as after a crash, or was not sent.
 * Pages by id, so that sending does not shift the remaining ones.
 */
async function* unsentOf(year: number): AsyncGenerator<Unsent[]> {
  let last = ''
  for (;;) {
    const docs = await findAll({
      collection: slugs.donationCertificates,
      where: {
        and: [
          { financialYear: { equals: year } },
          { panKey: { exists: true } },
          ...(last ? [{ id: { greater_than: last } }] : []),
        ],
      },
      sort: 'id',
      limit: BATCH,
      select: WITHOUT_FILE,
    })
    if (docs.length === 0) return
    const mails = await findMails(docs)
    yield docs.flatMap((doc): Unsent[] => {
      const mail = mails.get(mailKeyOf(doc.id))
      const isUnsent = mail ? mail.status !== 'sent' : !wasQueuedLongAgo(doc.queuedAt, new Date())
      return isUnsent ? [{ ...doc, hasMail: mail !== undefined }] : []
    })
    last = docs.at(-1)?.id ?? ''
  }
}
