import type { CollectionConfig } from 'payload'
import { slugs } from '@/cms/slugs'
import { ACTIVITY_MAX_LENGTH } from '@/domain/volunteer-hours'
import { internal } from './internal'

/** When and for how long volunteers helped: src/server/volunteers/hours.ts, and attendance at events. */
export const VolunteerHours: CollectionConfig = {
  slug: slugs.volunteerHours,
  ...internal,
  fields: [
    // The browser's idempotency key and the volunteer: sent twice, it counts once.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 150 },
    { name: 'volunteer', type: 'text', required: true, index: true, maxLength: 100 },
    // An Indian calendar day: '2026-03-05'.
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'minutes', type: 'number', required: true },
    { name: 'activity', type: 'text', required: true, maxLength: ACTIVITY_MAX_LENGTH },
  ],
}
