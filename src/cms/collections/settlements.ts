import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { settlementStatuses } from '@/domain/settlement'

/** What the payment gateway paid out to the bank, each time in one transfer. Scalar columns only. */
export const Settlements: CollectionConfig = {
  slug: slugs.settlements,
  labels: { singular: 'Settlement', plural: 'Settlements' },
  admin: {
    group: 'Money',
    useAsTitle: 'settlementId',
    description: 'What Razorpay paid out to the bank.',
    defaultColumns: ['settlementId', 'amountPaise', 'utr', 'status', 'settledAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  defaultSort: ['-settledAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['settlementId', 'utr'])] },
  fields: [
    { name: 'settlementId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'amountPaise', type: 'number', required: true, label: 'Amount (paise)' },
    {
      name: 'feesPaise',
      type: 'number',
      label: 'Fees of the payout (paise)',
      admin: { description: 'Of a payout out of turn. The fees of gifts are in their rows.' },
    },
    { name: 'utr', type: 'text', label: 'Bank reference (UTR)', maxLength: 100 },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: labelled(settlementStatuses),
    },
    { name: 'settledAt', type: 'date', required: true, index: true },
    { name: 'keyId', type: 'text', required: true, maxLength: 100 },
    { name: 'testMode', type: 'checkbox', required: true, index: true },
    // The rows added up (domain/settlement.ts), once after each import of them.
    { name: 'grossPaise', type: 'number', defaultValue: 0 },
    { name: 'feePaise', type: 'number', defaultValue: 0 },
    { name: 'taxPaise', type: 'number', defaultValue: 0 },
    { name: 'refundedPaise', type: 'number', defaultValue: 0 },
    { name: 'adjustedPaise', type: 'number', defaultValue: 0 },
    { name: 'giftCount', type: 'number', defaultValue: 0 },
    { name: 'rowCount', type: 'number', defaultValue: 0 },
    // Not in the bank yet, or its rows do not add up: the gateway is asked about it again.
    {
      name: 'isOpen',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { hidden: true },
    },
    searchTextField,
  ],
}
