import { slugs } from '@/cms/slugs'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { fillSubject } from '@/domain/mail-texts'
import { messages } from '@/domain/messages'
import type { VolunteerMailing } from '@/domain/volunteer-desk'
import { recordAudit } from '../audit/record-audit'
import { findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { queueMail, sendMailsSoon } from '../mail/outbox'

/**
 * Queues an e-mail to each of the volunteers, with `{name}` replaced by the first name. The key
 * contains the mailing's id, so that sending it again after a lost response writes to nobody twice.
 * @throws ApiError 404 if none of them is left.
 */
export async function writeToVolunteers({
  ids,
  subject,
  text,
  mailing,
}: VolunteerMailing): Promise<{ written: number }> {
  const volunteers = await findAll({
    collection: slugs.volunteers,
    where: { id: { in: ids } },
  })
  if (volunteers.length === 0) throw new ApiError(404, messages.volunteersDeleted)
  for (const { id, email, firstName } of volunteers) {
    const values = { name: firstName }
    await queueMail({
      key: `volunteers-${mailing}-${id}`,
      to: email,
      subject: fillSubject(subject, values),
      text: `${fillPlaceholders(text, values)}\n`,
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
