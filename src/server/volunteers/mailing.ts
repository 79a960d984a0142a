import { slugs } from '@/cms/slugs'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { MAX_SUBJECT_LENGTH } from '@/domain/mail-texts'
import type { VolunteerMailing } from '@/domain/volunteer-desk'
import { recordAudit } from '../audit/record-audit'
import { findAll } from '../documents/records'
import { queueMail, sendMailsSoon } from '../mail/outbox'

/**
 * Queues an e-mail to each of the volunteers, with `{name}` replaced by the first name. The key
 * contains the mailing's id, so that sending it again after a lost response writes to nobody twice.
 */
export async function writeToVolunteers({
  ids,
  subject,
  text,
  mailing,
}: VolunteerMailing): Promise<{ written: number }> {
  const volunteers = await findAll({
    collection: slugs.volunteers,
    where: { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] },
    limit: ids.length,
  })
  for (const { id, email, firstName } of volunteers) {
    const fill = (words: string) => fillPlaceholders(words, { name: firstName })
    await queueMail({
      key: `volunteers-${mailing}-${id}`,
      to: email,
      // Names may make it longer than the outbox takes.
      subject: fill(subject).slice(0, MAX_SUBJECT_LENGTH),
      text: `${fill(text)}\n`,
    })
  }
  await recordAudit({
    action: 'mailed',
    subject: 'volunteer',
    subjectId: mailing,
    label: subject,
    changes: { recipients: { to: volunteers.length } },
    key: `volunteers-${mailing}`,
  })
  sendMailsSoon()
  return { written: volunteers.length }
}
