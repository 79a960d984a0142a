import type { CollectionConfig } from 'payload'
import { searchTextField } from '@/cms/fields/search-text'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

/**
 * People who gave. For the list, most fields are copied from their gifts (src/server/donors/refresh.ts);
 * only notes and language belong to the donor. No PANs: marks hold their hashes.
 */
export const Donors: CollectionConfig = {
  ...internal,
  slug: slugs.donors,
  labels: { singular: 'Donor', plural: 'Donors' },
  defaultSort: ['-lastGiftAt', '-id'],
  indexes: [
    { fields: ['isListed', 'firstGiftAt'] },
    { fields: ['isListed', 'lastGiftAt'] },
    { fields: ['isListed', 'totalPaise'] },
    { fields: ['isListed', 'hasProposals', 'lastGiftAt'] },
  ],
  fields: [
    // The surest mark of the first gift: if two servers create its donor at the same time, only one succeeds.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 700 },
    { name: 'name', type: 'text', maxLength: 200 },
    { name: 'email', type: 'text', maxLength: 254 },
    { name: 'phone', type: 'text', maxLength: 30 },
    { name: 'address', type: 'textarea', maxLength: 500 },
    { name: 'language', type: 'text', maxLength: 2 },
    { name: 'notes', type: 'textarea', maxLength: 4000 },
    // The donor that an admin has merged this one into; the gifts keep pointing here.
    { name: 'mergedInto', type: 'text', index: true, maxLength: 100 },
    { name: 'mergedAt', type: 'date' },
    { name: 'mergedBy', type: 'text', maxLength: 100 },
    // Includes gifts of donors merged into it.
    { name: 'giftCount', type: 'number', defaultValue: 0 },
    { name: 'totalPaise', type: 'number', defaultValue: 0 },
    // Of gifts that were not fully refunded.
    { name: 'firstGiftAt', type: 'date' },
    { name: 'lastGiftAt', type: 'date' },
    { name: 'isListed', type: 'checkbox', defaultValue: false },
    { name: 'hasProposals', type: 'checkbox', defaultValue: false },
    // The copied fields above are out of date.
    { name: 'isStale', type: 'checkbox', defaultValue: true, index: true },
    // The audit entry of a merge, stored atomically with it until it is in the audit log.
    { name: 'pendingAudit', type: 'json' },
    searchTextField,
  ],
}

/** The marks by which donors are found (src/domain/donor.ts). */
export const DonorMarks: CollectionConfig = {
  ...internal,
  slug: slugs.donorMarks,
  fields: [
    // A sure mark is its own key, since only one donor has it; keys of shared marks include the donor.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 900 },
    { name: 'mark', type: 'text', required: true, index: true, maxLength: 800 },
    { name: 'donor', type: 'text', required: true, index: true, maxLength: 100 },
  ],
}

/** Pairs of donors that may be one person, and what an admin has decided. */
export const DonorProposals: CollectionConfig = {
  ...internal,
  slug: slugs.donorProposals,
  fields: [
    { name: 'pair', type: 'text', required: true, unique: true, maxLength: 200 },
    { name: 'one', type: 'text', required: true, index: true, maxLength: 100 },
    { name: 'other', type: 'text', required: true, index: true, maxLength: 100 },
    // 'waiting' until an admin decides 'different'; for the same person `mergedInto` is set instead.
    { name: 'state', type: 'text', required: true, defaultValue: 'waiting', maxLength: 20 },
    { name: 'decidedBy', type: 'text', maxLength: 100 },
    { name: 'decidedAt', type: 'date' },
  ],
}
