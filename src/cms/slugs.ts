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
  gatewayEvents: 'gateway-events',
  mails: 'mails',
  auditLog: 'audit-log',
  media: 'media',
  volunteerPhotos: 'volunteer-photos',
  users: 'users',
  paymentSettings: 'payment-settings',
  siteSettings: 'site-settings',
} as const
