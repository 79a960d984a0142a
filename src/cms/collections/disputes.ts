import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { slugs } from '@/cms/slugs'
import { disputeStatuses } from '@/domain/dispute'

/** Payments that a donor's bank disputes, as the gateway reports them. Scalar columns only. */
export const Disputes: CollectionConfig = {
  slug: slugs.disputes,
  labels: { singular: 'Dispute', plural: 'Disputes' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'disputeId',
    description: "Payments that a donor's bank disputes. Respond in the Razorpay dashboard.",
    defaultColumns: ['disputeId', 'amountPaise', 'status', 'respondBy', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  fields: [
    { name: 'disputeId', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'paymentId', type: 'text', required: true, index: true, maxLength: 100 },
    paiseField,
    { name: 'currency', type: 'text', maxLength: 3 },
    { name: 'deductedPaise', type: 'number', defaultValue: 0, label: 'Deducted (paise)' },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: labelled(disputeStatuses),
    },
    { name: 'phase', type: 'text', maxLength: 50 },
    { name: 'reason', type: 'text', maxLength: 200 },
    { name: 'respondBy', type: 'date' },
    { name: 'openedAt', type: 'date' },
    { name: 'testMode', type: 'checkbox', defaultValue: false },
    { name: 'keyId', type: 'text', maxLength: 100 },
    // Whether the transaction reflects it.
    {
      name: 'isBooked',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { hidden: true },
    },
    { name: 'revision', type: 'number', defaultValue: 0, admin: { hidden: true } },
  ],
}
