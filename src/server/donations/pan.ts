import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { DonationPanDto } from '@/domain/responses/donation'
import { recordAudit } from '../audit/record-audit'
import { requireById } from '../documents/records'
import { ApiError } from '../http/api-error'

/**
 * The whole PAN of a gift. First it is written into the audit log who asked.
 * @throws ApiError 404 for an unknown gift, and one without a PAN.
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
