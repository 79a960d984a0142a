/** Some browsers say so although they have one. */
const LONGEST_WAIT_MS = 120_000

/** Waits while the browser says that it has no connection, for two minutes at most. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}
