import { MONGO_OPTIONS } from './mongo-options'

/** Whether a MongoDB answers at the address within five seconds. Never throws. */
export async function canReachMongo(uri: string): Promise<boolean> {
  // Loaded here: a site on SQLite does without it.
  const { default: mongoose } = await import('mongoose')
  try {
    const connection = await mongoose.createConnection(uri, MONGO_OPTIONS).asPromise()
    await connection.close()
    return true
  } catch {
    return false
  }
}
