import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { DonationPanDto } from '@/domain/responses/donation'
import { recordAudit } from '../audit/record-audit'
import { requireById } from '../documents/records'
import { ApiError } from '../http/api-error'

/**
 * Returns the full PAN of a gift. Before that, notes in the audit log who asked.
 * @throws ApiError 404 if there is no such gift, or it has no PAN.
 */
export async function showPan(id: string): Promise<DonationPanDto> {
  const { panNumber, donorName } = await requireById(slugs.donations, id)
  if (!panNumber) throw new ApiError(404, messages.notFound)
  await recordAudit({
    action: 'viewed',
    subject: 'donation',
    subjectId: id,
    label: donorName,
    changes: { panNumber: { to: 'viewed' } },
  })
  return { panNumber }
}
