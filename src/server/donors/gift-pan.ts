import type { Donation } from '@/cms/payload-types'
import { isPan } from '@/domain/pan'

/**
 * Returns the key of a gift's PAN: the same for the same PAN, and useless without our secret.
 * Donors are compared by it; nothing else in this folder reads a PAN.
 * @returns null if the gift has no PAN, or the stored one is not valid.
 */
export function panKeyOfGift({
  panNumber,
  panKey,
}: Pick<Donation, 'panNumber' | 'panKey'>): string | null {
  return panNumber && isPan(panNumber) ? (panKey ?? null) : null
}
