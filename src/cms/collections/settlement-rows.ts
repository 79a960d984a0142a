import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { settlementRowTypes } from '@/domain/settlement'

/** One payment, refund or adjustment of a settlement. Scalar columns only. */
export const SettlementRows: CollectionConfig = {
  slug: slugs.settlementRows,
  labels: { singular: 'Settlement row', plural: 'Settlement rows' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'entityId',
    description: 'The payments, refunds and corrections of each settlement, with fee and tax.',
    defaultColumns: ['entityId', 'type', 'amountPaise', 'feePaise', 'settlementId', 'settledAt'],
  },
  access: readByAdmins,
  defaultSort: ['-settledAt', '-id'],
  hooks: { beforeChange: [fillSearchText(['settlementId', 'utr'])] },
  fields: [
    {
      name: 'rowKey',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 210,
      admin: { description: 'Settlement and entity: each pair is imported once.' },
    },
    { name: 'settlementId', type: 'text', required: true, index: true, maxLength: 100 },
    { name: 'entityId', type: 'text', required: true, maxLength: 100 },
    { name: 'type', type: 'select', required: true, options: labelled(settlementRowTypes) },
    { name: 'amountPaise', type: 'number', required: true, label: 'Amount (paise)' },
    { name: 'creditPaise', type: 'number', required: true, label: 'Credit (paise)' },
    { name: 'debitPaise', type: 'number', required: true, label: 'Debit (paise)' },
    { name: 'feePaise', type: 'number', required: true, label: 'Fee, tax included (paise)' },
    { name: 'taxPaise', type: 'number', required: true, label: 'Tax (paise)' },
    { name: 'paymentId', type: 'text', index: true, maxLength: 100 },
    { name: 'orderId', type: 'text', maxLength: 100 },
    { name: 'method', type: 'text', maxLength: 50 },
    { name: 'utr', type: 'text', label: 'Bank reference (UTR)', maxLength: 100 },
    { name: 'settledAt', type: 'date', required: true, index: true },
    { name: 'disputeId', type: 'text', maxLength: 100 },
    { name: 'description', type: 'text', maxLength: 300 },
    { name: 'testMode', type: 'checkbox', required: true },
    searchTextField,
  ],
}
