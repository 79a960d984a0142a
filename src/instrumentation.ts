/** Next calls this once, before the first request: the database is then migrated and seeded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { followRenewals } = await import('@/cms/database/content-versions')
  const { getPayloadClient } = await import('@/server/payload-client')
  const { startPublishTimer } = await import('@/server/pages/scheduled-publishing')
  const { startCampaignTimer } = await import('@/server/campaigns/renew-at-turns')
  const { startOrphanTimer } = await import('@/server/pictures/orphans')
  const { startReconcileTimer } = await import('@/server/payments/reconcile')
  const { startMailTimer } = await import('@/server/mail/outbox')
  const { startUpdatesTimer } = await import('@/server/updates/mailings')
  const { startNoticeTimer } = await import('@/server/notices/service')
  const { listenForCommands } = await import('@/server/accounts/command-socket')
  const { backgroundSettled } = await import('@/server/background')
  const { onStop } = await import('@/lib/stop-hooks')
  const payload = await getPayloadClient()
  // First in, last out: whatever else is done on a stop may still use the database.
  onStop(() => payload.destroy())
  onStop(backgroundSettled)
  onStop(await followRenewals(payload))
  startOrphanTimer()
  startPublishTimer()
  startCampaignTimer()
  startReconcileTimer()
  startMailTimer()
  startUpdatesTimer()
  startNoticeTimer()
  await listenForCommands()
}
