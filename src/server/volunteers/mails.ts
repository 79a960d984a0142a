import { createHash } from 'node:crypto'
import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { MINUTE_MS } from '@/domain/durations'
import { emailKey } from '@/domain/email'
import { applicantMailNames } from '@/domain/mail-texts'
import type { ApplicantMail } from '@/domain/volunteer'
import { getEnv, siteUrl } from '@/env'
import { indianDayOf } from '@/lib/dates'
import { storedLocale } from '@/lib/locale'
import { repeat } from '../background'
import { changeWhere, findAll, findById } from '../documents/records'
import { logError } from '../log'
import { openMail } from '../mail/open-mail'
import { queueMail, sendWaitingMails } from '../mail/outbox'
import { withLock } from '../with-lock'

const EVERY_MS = MINUTE_MS
const BATCH = 50
/** How many decisions one person is mailed about at most. */
const MAX_DECISIONS = 20

/**
 * Queues the e-mails that are due to applicants. Each stays due until the outbox has it, and its key
 * keeps it from being queued twice.
 */
export function writeToApplicants(): Promise<void> {
  return withLock('applicant mails', async () => {
    const due = await findAll({
      collection: slugs.volunteers,
      where: { mailDue: { exists: true } },
      sort: 'updatedAt',
      limit: BATCH,
    })
    for (const { id } of due) {
      try {
        await write(id)
      } catch (error) {
        // An applicant who cannot be written to must not delay the others.
        logError('A mail to an applicant could not be queued', error)
      }
    }
    if (due.length > 0) await sendWaitingMails()
  })
}

/** Runs every minute until the process stops. */
export function startApplicantTimer(): void {
  repeat(writeToApplicants, {
    name: 'applicants',
    everyMs: EVERY_MS,
    label: 'The applicants could not be read',
  })
}

async function write(id: string): Promise<void> {
  // Read again: while others were written to, an admin may have decided differently.
  const volunteer = await findById(slugs.volunteers, id)
  if (!volunteer?.mailDue) return
  const { email, mailDue, updatedAt } = volunteer
  const locale = storedLocale(volunteer)
  const message = await mailTextOf(volunteer, mailDue, locale)
  const idCard = mailDue === 'approved' ? id : undefined
  const key =
    mailDue === 'received' ? receivedKey(volunteer) : await decisionKey(volunteer, mailDue)
  await queueMail({ key, to: email, ...message, idCard })
  await changeWhere({
    collection: slugs.volunteers,
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
    // Keeps the version that an admin with the application open will change.
    data: { mailDue: null, updatedAt },
  })
}

/** Anyone may enter any address in the form, so all applications of a day with one address get one e-mail. */
function receivedKey({ email, createdAt }: Volunteer): string {
  const address = createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32)
  return `applicant-${address}-${indianDayOf(new Date(createdAt))}`
}

type Decision = Exclude<ApplicantMail, 'received'>

/**
 * Returns the key of a mail about a decision: that of the last one if it said the same to the same address, so
 * that nobody is told twice; else a new one, for somebody who was turned away and comes back.
 */
async function decisionKey({ id, email }: Volunteer, decision: Decision): Promise<string> {
  const keyOf = (each: Decision, number: number) =>
    `applicant-${id}-${each}${number > 0 ? `-${number}` : ''}`
  const keys = Array.from({ length: MAX_DECISIONS }, (_, number) =>
    (['approved', 'declined'] as const).map((each) => keyOf(each, number)),
  ).flat()
  const told = await findAll({
    collection: slugs.mails,
    where: { key: { in: keys } },
    sort: 'createdAt',
  })
  const last = told.at(-1)
  const isSame = last?.to === email && last.key.startsWith(keyOf(decision, 0))
  return isSame ? last.key : keyOf(decision, told.length)
}

async function mailTextOf(
  { firstName, verifyCode }: Volunteer,
  mail: ApplicantMail,
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const { write } = await openMail(applicantMailNames[mail], locale)
  const addressOf = (path: string) => siteUrl(getEnv()) + localePath(locale, path)
  return write({
    name: firstName,
    card: addressOf(`/verify/${verifyCode}`),
    contact: addressOf('/contact'),
  })
}
