/** The server's recurring jobs, in the dashboard's order. */
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
