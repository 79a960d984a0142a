import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { slugs } from '@/cms/slugs'

/**
 * The payment gateway's webhook events, stored unchanged before they are processed, so that a crash loses
 * none. Scalar columns only: a write is one row.
 */
export const GatewayEvents: CollectionConfig = {
  slug: slugs.gatewayEvents,
  labels: { singular: 'Gateway event', plural: 'Gateway events' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'eventId',
    description: 'Webhook events of the payment gateway, each stored once.',
    defaultColumns: ['eventId', 'type', 'outcome', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'type', type: 'text', required: true, maxLength: 100 },
    // It names the donor, and is cleared once processed. By default Payload refuses more than 40,000 characters.
    { name: 'body', type: 'textarea', maxLength: 64 * 1024, admin: { hidden: true } },
    {
      name: 'outcome',
      type: 'text',
      maxLength: 300,
      admin: { description: 'The outcome; empty while it waits.' },
    },
    // Validly signed, but about something that the gateway does not know: an admin must check it.
    { name: 'isFalse', type: 'checkbox', defaultValue: false, index: true },
    { name: 'isOpen', type: 'checkbox', defaultValue: true, index: true },
    { name: 'tries', type: 'number', defaultValue: 0 },
  ],
}
