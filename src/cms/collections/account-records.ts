import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { internal } from './internal'

// Records that belong to accounts. Only our own code reads and writes them, never the panel or its REST,
// and always field by field: a save through Payload writes whole rows and would overwrite concurrent
// changes.

/** Open sessions. A session cookie without a row here is worthless: src/cms/accounts/sessions.ts. */
export const Sessions: CollectionConfig = {
  slug: slugs.sessions,
  ...internal,
  fields: [
    { name: 'sid', type: 'text', required: true, unique: true },
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'passwordAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'hasSecondFactor', type: 'checkbox', required: true, defaultValue: false },
  ],
}

/** The authenticator app of an account: its encrypted key, and the last time step used. */
export const SecondFactors: CollectionConfig = {
  slug: slugs.secondFactors,
  ...internal,
  fields: [
    { name: 'user', type: 'text', required: true, unique: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** Hashes of codes and links that work once. */
export const OneTimeCodes: CollectionConfig = {
  slug: slugs.oneTimeCodes,
  ...internal,
  fields: [
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'user', type: 'text', required: true, index: true },
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: ['recovery', 'password-reset'],
    },
    { name: 'expiresAt', type: 'date' },
    { name: 'usedAt', type: 'date' },
  ],
}

/** Leases, for mutual exclusion across servers: src/cms/database/lease.ts. */
export const Leases: CollectionConfig = {
  slug: slugs.leases,
  ...internal,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text' },
    { name: 'until', type: 'date', required: true },
  ],
}
