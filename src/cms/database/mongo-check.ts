const TIMEOUT_MS = 5000

/** Whether a MongoDB answers at the address within five seconds. Never throws. */
export async function canReachMongo(uri: string): Promise<boolean> {
  // Loaded here: a site on SQLite does without it.
  const { default: mongoose } = await import('mongoose')
  try {
    const connection = await mongoose
      .createConnection(uri, { serverSelectionTimeoutMS: TIMEOUT_MS })
      .asPromise()
    await connection.close()
    return true
  } catch {
    return false
  }
}
