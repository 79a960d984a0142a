import { STAND_IN_KIND, startMongo } from './mongo'

/** Vitest starts the MongoDB of the project `int-mongodb` by this, and ends it afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mongo = await startMongo()
  if ('skipped' in mongo) throw new Error(mongo.skipped)
  process.env.MONGODB_TEST_URI = mongo.uri
  process.env.MONGODB_IS_STAND_IN ??= String(mongo.kind === STAND_IN_KIND)
  return mongo.stop
}
