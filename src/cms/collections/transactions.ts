import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { transactionStatuses } from '@/domain/donation'
import { attentionReasons, transactionSearchFields } from '@/domain/payment-attempt'

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
  hooks: { beforeChange: [fillSearchText([...transactionSearchFields])] },
  fields: [
    { name: 'transactionId', type: 'text', required: true, unique: true, maxLength: 100 },
    {
      name: 'attemptId',
      type: 'text',
      unique: true,
      maxLength: 100,
      admin: { description: "The browser's own number: two clicks on one button are one attempt." },
    },
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
    { name: 'donorName', type: 'text', maxLength: 200 },
    { name: 'email', type: 'text', maxLength: 254 },
    { name: 'phone', type: 'text', maxLength: 30 },
    { name: 'message', type: 'textarea', maxLength: 2000 },
    // Of the page that the donor gave on: the thank-you is written in it.
    { name: 'language', type: 'text', maxLength: 2 },
    {
      name: 'reference',
      type: 'text',
      maxLength: 100,
      admin: { description: 'The number (UTR) that a donor names who paid by UPI or bank.' },
    },
    { name: 'failure', type: 'text', maxLength: 500 },
    {
      name: 'attention',
      type: 'select',
      options: labelled(attentionReasons),
      index: true,
      admin: { description: 'Why the money waits for a decision.' },
    },
    { name: 'refundedPaise', type: 'number', defaultValue: 0, label: 'Refunded (paise)' },
    { name: 'paidAt', type: 'date' },
    // Whether the donation, its refunds and the thank-you follow what stands here.
    {
      name: 'isBooked',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { hidden: true },
    },
    // When the gateway is asked again, should no webhook tell.
    { name: 'nextCheckAt', type: 'date', index: true, admin: { hidden: true } },
    // The order that another payment had settled already.
    { name: 'secondPaymentOf', type: 'text', maxLength: 100, index: true },
    searchTextField,
  ],
}
