import { button, closing, empty, opening } from './fields'

/** A page that lists items of a collection, such as activities. */
export const listFields = {
  ...opening,
  empty,
  closing: { ...closing, donate: button, join: button },
} as const
