import type { Donation } from '@/cms/payload-types'
import { isPan } from '@/domain/pan'

/**
 * What stands for the PAN of a gift: the same for the same PAN, and useless without our secret. Donors are
 * compared by it, and nothing of this folder reads a PAN anywhere else.
 * @returns null where the gift has no PAN, or what is stored is not a valid one.
 */
export function panKeyOfGift({
  panNumber,
  panKey,
}: Pick<Donation, 'panNumber' | 'panKey'>): string | null {
  return panNumber && isPan(panNumber) ? (panKey ?? null) : null
}
