import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { givenForFields } from '@/cms/fields/given-for'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { panFields } from '@/cms/fields/pan'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { updatesAgreementFields } from '@/cms/fields/updates-agreement'
import { slugs } from '@/cms/slugs'
import { cancelReasons, mandateStatuses, monthlyGiftSearchFields } from '@/domain/monthly-gift'

/** Mandates for monthly gifts, charged by the gateway. A promise without one is a pledge. */
export const Subscriptions: CollectionConfig = {
  slug: slugs.subscriptions,
  labels: { singular: 'Monthly gift', plural: 'Monthly gifts' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'number',
    description: 'Mandates for monthly gifts, and their status at the gateway.',
    defaultColumns: ['donorName', 'amountPaise', 'status', 'chargeAt', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(monthlyGiftSearchFields)] },
  fields: [
    // Our number, also in the notes of the gateway's subscription.
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 100 },
    // The browser's idempotency key: two clicks on one button make one mandate.
    { name: 'attemptId', type: 'text', unique: true, maxLength: 100 },
    { name: 'subscriptionId', type: 'text', unique: true, maxLength: 100 },
    { name: 'planId', type: 'text', maxLength: 100 },
    paiseField,
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'starting',
      options: labelled(mandateStatuses),
      index: true,
    },
    { name: 'paidCount', type: 'number', defaultValue: 0 },
    // When the first charge is due; immediately if absent.
    { name: 'startAt', type: 'date' },
    { name: 'chargeAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    // When a charge last failed.
    { name: 'failedAt', type: 'date', index: true },
    { name: 'hostedUrl', type: 'text', maxLength: 300 },
    { name: 'method', type: 'text', maxLength: 50 },
    // The small authorisation payment of a later start, which the gateway refunds.
    { name: 'tokenPaymentId', type: 'text', maxLength: 100, index: true },
    { name: 'testMode', type: 'checkbox', defaultValue: false, index: true },
    { name: 'keyId', type: 'text', maxLength: 100 },
    { name: 'donorName', type: 'text', required: true, maxLength: 200 },
    { name: 'email', type: 'text', maxLength: 254, index: true },
    { name: 'phone', type: 'text', maxLength: 30 },
    { name: 'address', type: 'textarea', maxLength: 500 },
    ...panFields,
    { name: 'message', type: 'textarea', maxLength: 2000 },
    ...givenForFields,
    { name: 'language', type: 'text', maxLength: 2 },
    // As in transactions (FCRA).
    { name: 'citizenDeclaredAt', type: 'date' },
    ...updatesAgreementFields,
    ...privacyNoticeFields,
    // When we asked the gateway to end it; it does not report requests.
    { name: 'cancelRequestedAt', type: 'date', index: true },
    { name: 'cancelReason', type: 'select', options: labelled(cancelReasons) },
    // The number of the monthly gift that this one replaces once it is authorised.
    { name: 'replaces', type: 'text', maxLength: 100, index: true },
    // Counts the changes; used for compare-and-set.
    { name: 'revision', type: 'number', defaultValue: 0 },
    // The mail and the audit entry of the last change, stored atomically with it until they are written.
    { name: 'pending', type: 'json' },
    { name: 'isBooked', type: 'checkbox', defaultValue: true, index: true },
    { name: 'nextCheckAt', type: 'date', index: true },
    { name: 'lookupFailures', type: 'number', defaultValue: 0 },
    { name: 'lookupProblem', type: 'text', maxLength: 300, index: true },
    searchTextField,
  ],
}
