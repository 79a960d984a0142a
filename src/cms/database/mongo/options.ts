import type { ConnectOptions } from 'mongoose'

/** The options of connections to MongoDB, independent of the server's defaults. */
export const MONGO_OPTIONS = {
  serverSelectionTimeoutMS: 5000,
  // A write is acknowledged once it would survive a crash of the database (docs/decisions/0159).
  w: 'majority',
  journal: true,
} satisfies ConnectOptions
