import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { givenForFields } from '@/cms/fields/given-for'
import { importBatchField } from '@/cms/fields/import-batch'
import { labelled } from '@/cms/fields/options'
import { goneBackFields, paiseField } from '@/cms/fields/paise'
import { panFields } from '@/cms/fields/pan'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { updatesAgreementFields } from '@/cms/fields/updates-agreement'
import { slugs } from '@/cms/slugs'
import { donationSearchFields } from '@/domain/donation'
import { voidCauses } from '@/domain/gift-money'

/**
 * Money that came in. Written only by the server, one row per insert; deleted only when an import is
 * undone.
 */
export const Donations: CollectionConfig = {
  slug: slugs.donations,
  labels: { singular: 'Donation', plural: 'Donations' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'donorName',
    description:
      'Money that came in. Records are created by the payment system and cannot be deleted.',
    defaultColumns: ['donorName', 'amountPaise', 'paymentMethod', 'isAnonymous', 'createdAt'],
  },
  access: readByAdmins,
  // By the day received, which the list shows.
  defaultSort: ['-receivedAt', '-id'],
  // Covering indexes for the sums of all donations and of a campaign's.
  indexes: [
    { fields: ['testMode', 'amountPaise', 'refundedPaise', 'chargedBackPaise'] },
    { fields: ['campaign', 'testMode', 'amountPaise', 'refundedPaise', 'chargedBackPaise'] },
  ],
  hooks: { beforeChange: [fillSearchText(donationSearchFields)] },
  fields: [
    { name: 'donorName', type: 'text', required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email' },
        { name: 'phone', type: 'text', maxLength: 30 },
      ],
    },
    { name: 'address', type: 'textarea', maxLength: 500 },
    ...panFields,
    paiseField,
    { name: 'paymentMethod', type: 'text', required: true, defaultValue: 'Online', maxLength: 50 },
    {
      name: 'isAnonymous',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The donor does not want to be named in public.' },
    },
    { name: 'message', type: 'textarea', maxLength: 2000 },
    ...givenForFields,
    ...updatesAgreementFields,
    ...privacyNoticeFields,
    {
      name: 'paymentId',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 100,
      admin: { description: "The gateway's number of the payment: one payment, one donation." },
    },
    { name: 'transactionId', type: 'text', unique: true, maxLength: 100 },
    ...goneBackFields,
    // Why it was voided; absent if an older version voided it: it was then entered by mistake.
    { name: 'voidCause', type: 'select', options: labelled(voidCauses), admin: { hidden: true } },
    {
      name: 'hasReceipt',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Gets a receipt automatically; gifts from older versions only when an admin asks for it.',
      },
    },
    // Revision of the transaction that it reflects: an older state never overwrites a newer one.
    { name: 'revision', type: 'number', defaultValue: 0, admin: { hidden: true } },
    // Counts the changes after booking that decision 0119 lists; used for compare-and-set.
    { name: 'corrections', type: 'number', defaultValue: 0, admin: { hidden: true } },
    // The audit entry of the last correction, stored atomically with it until it is in the audit log.
    { name: 'pendingAudit', type: 'json', admin: { hidden: true } },
    // The key of the request (money-requests) that voided or corrected it.
    { name: 'decisionKey', type: 'text', maxLength: 100, admin: { hidden: true } },
    {
      name: 'receivedAt',
      type: 'date',
      index: true,
      // Defaults to the time of recording: the list is sorted by it.
      hooks: {
        beforeChange: [({ value, data }) => value ?? data?.createdAt ?? new Date().toISOString()],
      },
      admin: {
        description: 'When the money came in; for gifts entered by hand, the day of the gift.',
      },
    },
    {
      name: 'reference',
      type: 'text',
      index: true,
      maxLength: 100,
      admin: { description: 'Number of the cheque, transfer or UPI payment.' },
    },
    {
      name: 'oldReceiptNumber',
      type: 'text',
      index: true,
      maxLength: 100,
      admin: { description: 'Number of a receipt from before this site issued them.' },
    },
    importBatchField,
    // Its donor, ignoring later merges; and the `updatedAt` for which that was determined.
    { name: 'donor', type: 'text', index: true, maxLength: 100, admin: { hidden: true } },
    { name: 'donorSeenAt', type: 'date', admin: { hidden: true } },
    {
      name: 'isUnclaimed',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Paid by a QR code; the donor is not known yet.' },
    },
    {
      name: 'recordedBy',
      type: 'text',
      maxLength: 100,
      admin: { description: 'Who entered it by hand.' },
    },
    {
      name: 'testMode',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      // The list filters by 'false', which an absent value does not match.
      hooks: { beforeChange: [({ value }) => value ?? false] },
    },
    searchTextField,
  ],
}
