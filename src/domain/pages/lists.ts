import { button, closing, empty, opening } from './fields'

/** A page whose items have a collection of their own, such as activities. */
export const listFields = {
  ...opening,
  empty,
  closing: { ...closing, donate: button, join: button },
} as const
