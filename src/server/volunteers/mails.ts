import { createHash } from 'node:crypto'
import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { applicantMailsContent } from '@/content/applicant-mails'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { ApplicantMail } from '@/domain/volunteer'
import { getEnv, siteUrl } from '@/env'
import { indianDayOf } from '@/lib/dates'
import { repeat } from '../background'
import { changeWhere, findAll } from '../documents/records'
import { logError } from '../log'
import { queueMail, sendWaitingMails } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'

const EVERY_MS = 60 * 1000
const BATCH = 50

/**
 * Writes the e-mails to applicants that are due. The outbox takes each once by its key; only then is
 * it no longer due.
 */
export function writeToApplicants(): Promise<void> {
  return withLock('applicant mails', async () => {
    const due = await findAll({
      collection: slugs.volunteers,
      where: { mailDue: { exists: true } },
      sort: 'updatedAt',
      limit: BATCH,
    })
    for (const volunteer of due) {
      try {
        await write(volunteer)
      } catch (error) {
        // One who cannot be written to must not keep the others waiting.
        logError('An applicant could not be written to', error)
      }
    }
    if (due.length > 0) await sendWaitingMails()
  })
}

/** Looks every minute until the process stops. */
export function startApplicantTimer(): void {
  repeat(writeToApplicants, { everyMs: EVERY_MS, label: 'The applicants could not be read' })
}

async function write(volunteer: Volunteer): Promise<void> {
  const { id, email, language, mailDue, updatedAt } = volunteer
  if (!mailDue) return
  const locale = language === 'hi' ? 'hi' : 'en'
  const letter = await letterOf(volunteer, mailDue, locale)
  await queueMail({ key: keyOf(volunteer, mailDue), to: email, ...letter })
  await changeWhere({
    collection: slugs.volunteers,
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
    // An admin who has the application open changes this very version.
    data: { mailDue: null, updatedAt },
  })
}

/**
 * Anyone may enter any address in the form: a day's applications with one address are one e-mail.
 * A decision is told once.
 */
function keyOf({ id, email, createdAt }: Volunteer, mail: ApplicantMail): string {
  if (mail !== 'received') return `applicant-${id}-${mail}`
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  return `applicant-${address}-${indianDayOf(new Date(createdAt))}`
}

async function letterOf(
  { firstName, verifyCode }: Volunteer,
  mail: ApplicantMail,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const { subject, paragraphs } = applicantMailsContent[locale][mail]
  const payload = await getPayloadClient()
  const { foundationName, motto } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: false,
  })
  const addressOf = (path: string) => siteUrl(getEnv()) + localePath(locale, path)
  const values: Record<string, string> = {
    name: firstName,
    foundation: foundationName,
    card: addressOf(`/verify/${verifyCode}`),
    contact: addressOf('/contact'),
  }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const signature = [foundationName, motto].filter(Boolean).join('\n')
  return {
    subject: fill(subject),
    text: `${[...paragraphs.map(fill), signature].join('\n\n')}\n`,
  }
}
