import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { slugs } from '@/cms/slugs'

const moneyRequestStates = ['open', 'unknown', 'done', 'refused'] as const

/**
 * Admins' requests that move or record money, stored before they are executed: a request with the same
 * key never acts twice. Scalar columns only.
 */
export const MoneyRequests: CollectionConfig = {
  slug: slugs.moneyRequests,
  admin: { hidden: true },
  access: readByAdmins,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'call', type: 'text', required: true, maxLength: 30 },
    // A hash of call, subject and body: the same key with another body is refused.
    { name: 'fingerprint', type: 'text', required: true, maxLength: 100 },
    { name: 'subjectId', type: 'text', maxLength: 100, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: labelled(moneyRequestStates),
    },
    // Until then other servers and retries leave it alone.
    { name: 'leaseUntil', type: 'date' },
    // Set if it was refused: `refusal` is the message, or JSON that also holds field errors.
    { name: 'httpStatus', type: 'number' },
    { name: 'refusal', type: 'text', maxLength: 2000 },
    // Refunds only.
    { name: 'paymentId', type: 'text', maxLength: 100 },
    { name: 'amountPaise', type: 'number' },
    { name: 'refundId', type: 'text', maxLength: 100 },
    { name: 'nextCheckAt', type: 'date', index: true },
    { name: 'tries', type: 'number', defaultValue: 0 },
    { name: 'requestedBy', type: 'text', maxLength: 100 },
  ],
}
