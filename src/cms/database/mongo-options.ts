/** How the site connects to MongoDB, whatever its server has for defaults. */
export const MONGO_OPTIONS = {
  serverSelectionTimeoutMS: 5000,
  // A write counts once it would survive a crash of the database (docs/decisions/0159).
  ...({ w: 'majority', journal: true } as const),
}
