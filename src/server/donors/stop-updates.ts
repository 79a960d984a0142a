import type { DonorAddressInput } from '@/domain/donor-desk'
import { emailKey } from '@/domain/email'
import { messages } from '@/domain/messages'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { recordAudit } from '../audit/record-audit'
import { ApiError } from '../http/api-error'
import { stopUpdates } from '../updates/preferences'
import { getDonor } from './detail'

/**
 * Unsubscribes one of a donor's addresses from the news, as the donor has asked the office to. Only the donor
 * can subscribe it again: docs/decisions/0116.
 * @throws ApiError 404 if there is no such donor, or the address is not theirs.
 */
export async function stopDonorUpdates(
  id: string,
  { email }: DonorAddressInput,
): Promise<DonorDetailDto> {
  const donor = await getDonor(id)
  const own = donor.emails.find((each) => emailKey(each.email) === emailKey(email))
  if (!own) throw new ApiError(404, messages.notFound)
  if (!own.getsUpdates) return donor
  await stopUpdates(email)
  // The log cannot be erased, so it holds no address.
  await recordAudit({
    action: 'stopped',
    subject: 'donor',
    subjectId: donor.id,
    label: donor.name,
  })
  return getDonor(id)
}
