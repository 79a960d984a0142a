/** Next calls this once, before the first request: the database is then migrated and seeded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayloadClient } = await import('@/server/payload-client')
  await getPayloadClient()
}
