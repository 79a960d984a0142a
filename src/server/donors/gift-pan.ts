import { createHmac } from 'node:crypto'
import type { Donation } from '@/cms/payload-types'
import { isPan } from '@/domain/pan'
import { getEnv } from '@/env'

/**
 * What stands for the PAN of a gift: the same for the same PAN, and useless without our secret. Donors are
 * compared by it, and nothing of this folder reads a PAN anywhere else.
 * @returns null where the gift has none, or what is stored is none.
 */
export function panKeyOf({ panNumber }: Pick<Donation, 'panNumber'>): string | null {
  if (!panNumber || !isPan(panNumber)) return null
  return createHmac('sha256', getEnv().PAYLOAD_SECRET ?? '')
    .update(`donor pan\0${panNumber}`)
    .digest('base64url')
}
