import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { settlementStatuses } from '@/domain/settlement'

/** A payout of the payment gateway to our bank. Scalar columns only. */
export const Settlements: CollectionConfig = {
  slug: slugs.settlements,
  labels: { singular: 'Settlement', plural: 'Settlements' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'settlementId',
    description: 'What Razorpay paid out to the bank.',
    defaultColumns: ['settlementId', 'amountPaise', 'utr', 'status', 'settledAt'],
  },
  access: readByAdmins,
  defaultSort: ['-settledAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['settlementId', 'utr'])] },
  fields: [
    { name: 'settlementId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'amountPaise', type: 'number', required: true, label: 'Amount (paise)' },
    {
      name: 'feesPaise',
      type: 'number',
      label: 'Fees of the payout (paise)',
      admin: { description: 'For an instant settlement. The fees of gifts are in the rows.' },
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
    // The sums of the rows (domain/settlement.ts), stored after each import.
    { name: 'grossPaise', type: 'number', defaultValue: 0 },
    { name: 'feePaise', type: 'number', defaultValue: 0 },
    { name: 'taxPaise', type: 'number', defaultValue: 0 },
    { name: 'refundedPaise', type: 'number', defaultValue: 0 },
    { name: 'adjustedPaise', type: 'number', defaultValue: 0 },
    { name: 'giftCount', type: 'number', defaultValue: 0 },
    { name: 'rowCount', type: 'number', defaultValue: 0 },
    // Not at the bank yet, or the rows do not add up: it is imported again.
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
