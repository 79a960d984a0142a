/** The name of each collection and global, as the database and the panel's addresses know it. */
export const slugs = {
  portfolio: 'portfolio',
  sliderImages: 'slider-images',
  inspirations: 'inspirations',
  posts: 'posts',
  volunteers: 'volunteers',
  contacts: 'contacts',
  donations: 'donations',
  transactions: 'transactions',
  disputes: 'disputes',
  moneyRequests: 'money-requests',
  gatewayEvents: 'gateway-events',
  gatewayMarks: 'gateway-marks',
  countedTransfers: 'counted-transfers',
  settlements: 'settlements',
  settlementRows: 'settlement-rows',
  mails: 'mails',
  auditLog: 'audit-log',
  media: 'media',
  volunteerPhotos: 'volunteer-photos',
  users: 'users',
  sessions: 'sessions',
  secondFactors: 'second-factors',
  oneTimeCodes: 'one-time-codes',
  leases: 'leases',
  previews: 'previews',
  programs: 'programs',
  stories: 'stories',
  paymentSettings: 'payment-settings',
  siteSettings: 'site-settings',
  firstRun: 'first-run',
} as const

/** What the sample content is made of, besides the figures of the site settings and pictures. */
export const sampleCollections = [
  slugs.posts,
  slugs.portfolio,
  slugs.sliderImages,
  slugs.inspirations,
  slugs.programs,
  slugs.stories,
] as const
export type SampleCollection = (typeof sampleCollections)[number]
