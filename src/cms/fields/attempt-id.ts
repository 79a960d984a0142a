import type { Field } from 'payload'

/** The browser's idempotency key (domain/attempt-id.ts); absent if the form was sent without a script. */
export const attemptIdField: Field = {
  name: 'attemptId',
  type: 'text',
  unique: true,
  maxLength: 100,
  admin: { hidden: true },
}
