import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { transactionStatuses } from '@/domain/donation'

/** Each attempt to pay, whatever became of it. Scalar columns only, so that a write is one row. */
export const Transactions: CollectionConfig = {
  slug: slugs.transactions,
  labels: { singular: 'Transaction', plural: 'Transactions' },
  admin: {
    group: 'Money',
    useAsTitle: 'transactionId',
    description: 'Each attempt to pay, with what became of it.',
    defaultColumns: ['transactionId', 'amountPaise', 'status', 'gateway', 'method', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['transactionId', 'paymentId', 'orderId'])] },
  fields: [
    { name: 'transactionId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'orderId', type: 'text', unique: true, maxLength: 100 },
    { name: 'paymentId', type: 'text', unique: true, maxLength: 100 },
    paiseField,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: labelled(transactionStatuses),
      index: true,
    },
    { name: 'gateway', type: 'text', required: true, defaultValue: 'Razorpay', maxLength: 50 },
    { name: 'method', type: 'text', required: true, defaultValue: 'Online', maxLength: 50 },
    { name: 'testMode', type: 'checkbox', defaultValue: false, index: true },
    searchTextField,
  ],
}
