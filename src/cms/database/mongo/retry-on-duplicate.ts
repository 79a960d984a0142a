import { isTaken } from '../raw-queries'

/** Retries once after a duplicate key: of two concurrent upserts one fails, and finds the document on retry. */
export function retryOnDuplicate<Result>(write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    if (isTaken(error)) return write()
    throw error
  })
}
