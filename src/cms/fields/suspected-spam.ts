import type { Field } from 'payload'

/**
 * Set if the spam trap caught a submission (domain/spam-trap.ts). It is stored and listed like any other: the
 * trap may be wrong, and an admin decides.
 */
export const suspectedSpamField: Field = {
  name: 'suspectedSpam',
  type: 'checkbox',
  label: 'Looks like spam',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'A bot seems to have sent this. Untick it if a person did.',
  },
}
