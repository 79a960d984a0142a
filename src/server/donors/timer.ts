import { repeat } from '../background'
import { placeGifts } from './place'

const EVERY_MS = 20 * 1000
const FIRST_AFTER_MS = 10 * 1000

/**
 * Finds the donors of new and changed gifts until the process stops. Not done while a payment is
 * confirmed, which must neither wait for it nor fail with it.
 */
export function startDonorTimer(): void {
  repeat(placeGifts, {
    name: 'donors',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'Gifts could not be matched to donors',
  })
}
