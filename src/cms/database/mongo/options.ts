import type { ConnectOptions } from 'mongoose'

/** How the site connects to MongoDB, whatever the defaults of the server are. */
export const MONGO_OPTIONS = {
  serverSelectionTimeoutMS: 5000,
  // A write counts once it would survive a crash of the database (docs/decisions/0159).
  w: 'majority',
  journal: true,
} satisfies ConnectOptions
