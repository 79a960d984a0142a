/** What the server does again and again by itself, in the order in which the dashboard lists it. */
export const jobNames = [
  'payments',
  'mails',
  'notices',
  'alerts',
  'donors',
  'applicants',
  'updates',
  'imports',
  'publishing',
  'campaigns',
  'approvals',
  'events',
  'backup',
  'retention',
  'photos',
] as const
export type JobName = (typeof jobNames)[number]
