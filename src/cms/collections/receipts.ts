import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { panFields } from '@/cms/fields/pan'
import { slugs } from '@/cms/slugs'
import { receiptStatuses, voidReasons } from '@/domain/receipt'

/**
 * The register of receipts. A number is allotted by the insert of its row, and no row is ever deleted:
 * the numbers of a financial year have no gap; docs/decisions/0117.
 */
export const Receipts: CollectionConfig = {
  slug: slugs.receipts,
  labels: { singular: 'Receipt', plural: 'Receipts' },
  admin: {
    hidden: true,
    useAsTitle: 'number',
    description: 'Receipts of donations. Void ones keep their numbers; none can be deleted.',
    defaultColumns: ['number', 'donorName', 'amountPaise', 'status', 'createdAt'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['testMode', 'financialYear', 'serial'], unique: true }],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 30 },
    { name: 'financialYear', type: 'number', required: true },
    { name: 'serial', type: 'number', required: true, min: 1 },
    // Paid with test keys: numbered apart, and marked as practice.
    { name: 'testMode', type: 'checkbox', required: true, defaultValue: false },
    // Donation and edition: a donation has one receipt after the other, never two at once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'donation', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'edition', type: 'number', required: true, min: 1 },
    // In the QR code: it opens what /verify says, and no more.
    { name: 'code', type: 'text', required: true, unique: true, maxLength: 16 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'valid',
      options: labelled(receiptStatuses),
      index: true,
    },
    { name: 'voidReason', type: 'select', options: labelled(voidReasons) },
    { name: 'voidedAt', type: 'date' },
    // The donation's count when this was written: after another correction it is written again.
    { name: 'corrections', type: 'number', defaultValue: 0 },
    // When it was last written again under its number.
    { name: 'correctedAt', type: 'date' },
    // Where it names no 80G approval, the day of the gift, such as '2026-04-01'; '' where it names one.
    { name: 'unapprovedDay', type: 'text', maxLength: 10, index: true },
    // Its approval was added late, and the donor has not been told yet.
    { name: 'isApprovalUntold', type: 'checkbox', defaultValue: false },
    // Until audit log and donation were looked at again after a change: a crash may come before.
    { name: 'isSettled', type: 'checkbox', defaultValue: false, index: true },
    // What is printed, as it was when the receipt was issued or corrected.
    { name: 'language', type: 'text', maxLength: 2 },
    { name: 'receivedAt', type: 'date', required: true },
    { name: 'donorName', type: 'text', required: true, maxLength: 200 },
    { name: 'address', type: 'textarea', maxLength: 500 },
    ...panFields,
    paiseField,
    { name: 'paymentMethod', type: 'text', maxLength: 50 },
    { name: 'reference', type: 'text', maxLength: 100 },
    // Foundation, purpose and wording in both languages: see src/server/receipts/printed.ts.
    { name: 'printed', type: 'json', required: true },
  ],
}
