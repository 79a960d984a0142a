import type { CollectionConfig } from 'payload'
import { readByAdmins } from '@/cms/access/roles'
import { labelled } from '@/cms/fields/options'
import { paiseField } from '@/cms/fields/paise'
import { panFields } from '@/cms/fields/pan'
import { slugs } from '@/cms/slugs'
import { receiptStatuses, voidReasons } from '@/domain/receipt'

/**
 * The register of receipts. Inserting a row allocates its number, and no row is ever deleted: the numbers
 * of a financial year have no gaps; docs/decisions/0117.
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
  access: readByAdmins,
  lockDocuments: false,
  indexes: [{ fields: ['testMode', 'financialYear', 'serial'], unique: true }],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, maxLength: 30 },
    { name: 'financialYear', type: 'number', required: true },
    { name: 'serial', type: 'number', required: true, min: 1 },
    // Paid with test keys: numbered separately, and marked as practice.
    { name: 'testMode', type: 'checkbox', required: true, defaultValue: false },
    // Donation and edition: a donation has one receipt after another, never two at once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'donation', type: 'text', required: true, index: true, maxLength: 64 },
    { name: 'edition', type: 'number', required: true, min: 1 },
    // In the QR code: it only opens /verify.
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
    // The donation's `corrections` when this was written: after another correction it is rewritten.
    { name: 'corrections', type: 'number', defaultValue: 0 },
    // When it was last rewritten under the same number.
    { name: 'correctedAt', type: 'date' },
    // The day of the gift, such as '2026-04-01', if the receipt names no 80G approval; '' if it does.
    { name: 'unapprovedDay', type: 'text', maxLength: 10, index: true },
    // Its approval was added late, and the donor has not been notified yet.
    { name: 'isApprovalUntold', type: 'checkbox', defaultValue: false },
    // False until audit log and donation reflect the last change: a crash may come in between.
    { name: 'isSettled', type: 'checkbox', defaultValue: false, index: true },
    // The printed data, as of when the receipt was issued or corrected.
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
