import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { givenForFields } from '@/cms/fields/given-for'
import { labelled } from '@/cms/fields/options'
import { goneBackFields, paiseField } from '@/cms/fields/paise'
import { panFields } from '@/cms/fields/pan'
import { privacyNoticeFields } from '@/cms/fields/privacy-notice'
import { fillSearchText, searchTextField } from '@/cms/fields/search-text'
import { suspectedSpamField } from '@/cms/fields/suspected-spam'
import { updatesAgreementFields } from '@/cms/fields/updates-agreement'
import { slugs } from '@/cms/slugs'
import { GATEWAY_NAME } from '@/domain/gateways'
import { voidCauses } from '@/domain/gift-money'
import {
  attentionReasons,
  transactionSearchFields,
  transactionStatuses,
} from '@/domain/payment-attempt'

/** Attempts to pay. Scalar columns only: a write is one row. */
export const Transactions: CollectionConfig = {
  slug: slugs.transactions,
  labels: { singular: 'Transaction', plural: 'Transactions' },
  admin: {
    // The dashboard shows it.
    hidden: true,
    useAsTitle: 'transactionId',
    description: 'Each attempt to pay, and how it ended.',
    defaultColumns: ['transactionId', 'amountPaise', 'status', 'gateway', 'method', 'createdAt'],
  },
  access: readByAdmins,
  defaultSort: ['-createdAt', '-id'],
  hooks: { beforeChange: [fillSearchText(transactionSearchFields)] },
  fields: [
    { name: 'transactionId', type: 'text', required: true, unique: true, maxLength: 100 },
    {
      name: 'attemptId',
      type: 'text',
      unique: true,
      maxLength: 100,
      admin: {
        description: "The browser's idempotency key: two clicks on one button make one attempt.",
      },
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
    { name: 'gateway', type: 'text', required: true, defaultValue: GATEWAY_NAME, maxLength: 50 },
    { name: 'method', type: 'text', required: true, defaultValue: 'Online', maxLength: 50 },
    { name: 'testMode', type: 'checkbox', defaultValue: false, index: true },
    {
      name: 'keyId',
      type: 'text',
      maxLength: 100,
      admin: { description: 'The API key that created the order.' },
    },
    // Currency of the payment; absent before, and in transactions from versions that did not store it.
    { name: 'currency', type: 'text', maxLength: 3 },
    { name: 'donorName', type: 'text', maxLength: 200 },
    { name: 'email', type: 'text', maxLength: 254 },
    { name: 'phone', type: 'text', maxLength: 30 },
    { name: 'address', type: 'textarea', maxLength: 500 },
    ...panFields,
    // When the donor declared to be a citizen of India or to give for an Indian organisation, as the law on
    // foreign gifts (FCRA) requires (docs/decisions/0161).
    { name: 'citizenDeclaredAt', type: 'date' },
    ...updatesAgreementFields,
    { name: 'isAnonymous', type: 'checkbox', defaultValue: false },
    { name: 'message', type: 'textarea', maxLength: 2000 },
    ...givenForFields,
    suspectedSpamField,
    ...privacyNoticeFields,
    // Language of the donor's page, used for the thank-you.
    { name: 'language', type: 'text', maxLength: 2 },
    {
      name: 'reference',
      type: 'text',
      maxLength: 100,
      admin: { description: 'The number (UTR) from a donor who paid by UPI or bank transfer.' },
    },
    { name: 'failure', type: 'text', maxLength: 500 },
    {
      name: 'attention',
      type: 'select',
      options: labelled(attentionReasons),
      index: true,
      admin: { description: 'Why the money waits for a decision: the most important reason.' },
    },
    // All reasons; absent in transactions from versions that stored only the first. Money that counts
    // keeps 'international'.
    { name: 'reasons', type: 'json', admin: { hidden: true } },
    {
      name: 'detail',
      type: 'text',
      maxLength: 300,
      admin: { description: 'What the gateway reports about a payment without an order here.' },
    },
    ...goneBackFields,
    // Why a confirmed claim was undone.
    { name: 'voidCause', type: 'select', options: labelled(voidCauses), admin: { hidden: true } },
    // The key of the request (money-requests) whose refund is in progress: one at a time.
    { name: 'openRefund', type: 'text', maxLength: 100, index: true, admin: { hidden: true } },
    // What the bank could not pay out to the donor, until it is refunded again or set aside. Otherwise absent.
    {
      name: 'failedRefundPaise',
      type: 'number',
      index: true,
      label: 'Failed refund (paise)',
      admin: { hidden: true },
    },
    // The key of the last request that decided, to recognise its retries.
    { name: 'decisionKey', type: 'text', maxLength: 100, admin: { hidden: true } },
    // Counts the changes of money and status; used for compare-and-set.
    { name: 'revision', type: 'number', defaultValue: 0, admin: { hidden: true } },
    // The audit entry of the last change, stored atomically with it until it is in the audit log.
    { name: 'pendingAudit', type: 'json', admin: { hidden: true } },
    // Consecutive failed lookups at the gateway, and its last error.
    { name: 'lookupFailures', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'lookupProblem', type: 'text', maxLength: 300, index: true, admin: { hidden: true } },
    {
      name: 'difference',
      type: 'text',
      maxLength: 300,
      index: true,
      admin: { description: "How the gateway's record differs from this one." },
    },
    { name: 'paidAt', type: 'date' },
    // Whether donation, thank-you and audit log reflect this document.
    {
      name: 'isBooked',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { hidden: true },
    },
    // When to poll the gateway next, unless a webhook arrives first.
    { name: 'nextCheckAt', type: 'date', index: true, admin: { hidden: true } },
    // The order that another payment had already settled.
    { name: 'secondPaymentOf', type: 'text', maxLength: 100, index: true },
    // The number of its monthly gift (subscriptions).
    { name: 'monthlyGift', type: 'text', maxLength: 100, index: true },
    // The gateway's QR code by which it was paid.
    { name: 'qrCode', type: 'text', maxLength: 100, index: true },
    // Paid by a QR code, and the donor is not known yet.
    { name: 'isUnclaimed', type: 'checkbox', defaultValue: false },
    searchTextField,
  ],
}
