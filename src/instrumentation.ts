import type { Instrumentation } from 'next'

/** Next calls this once, before the first request: the database is then migrated and seeded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { followRenewals } = await import('@/cms/database/content-versions')
  const { getPayloadClient } = await import('@/server/payload-client')
  const { startPublishTimer } = await import('@/server/pages/scheduled-publishing')
  const { startCampaignTimer } = await import('@/server/campaigns/renew-at-turns')
  const { startEventTimer } = await import('@/server/events/renew-at-turns')
  const { startOrphanTimer } = await import('@/server/pictures/orphans')
  const { startReconcileTimer } = await import('@/server/payments/reconcile')
  const { startImportTimer } = await import('@/server/imports/timer')
  const { startDonorTimer } = await import('@/server/donors/timer')
  const { startMailTimer } = await import('@/server/mail/outbox')
  const { startUpdatesTimer } = await import('@/server/updates/mailings')
  const { startApplicantTimer } = await import('@/server/volunteers/mails')
  const { startNoticeTimer } = await import('@/server/notices/service')
  const { startAlertTimer } = await import('@/server/alerts/service')
  const { startRetentionTimer } = await import('@/server/personal-data/retention')
  const { startMetrics } = await import('@/server/metrics/process-metrics')
  const { listenForCommands } = await import('@/server/command-socket')
  const { startBackupTimer } = await import('@/server/backup/timer')
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
  startEventTimer()
  startReconcileTimer()
  startImportTimer()
  startDonorTimer()
  startMailTimer()
  startUpdatesTimer()
  startNoticeTimer()
  startApplicantTimer()
  startRetentionTimer()
  startAlertTimer()
  startBackupTimer()
  startMetrics()
  await listenForCommands()
}

/** Next calls this where a page or the panel fails: one line in the log, under the id of the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logError } = await import('@/server/log')
  const { setPageStatus } = await import('@/lib/render-context')
  const { isStorageFault } = await import('@/lib/storage-fault')
  const { loggedPath, REQUEST_ID_HEADER } = await import('@/lib/request-id')
  // A page says so as a call does: search engines and monitors come back later.
  if (isStorageFault(error)) setPageStatus(503)
  const [path = ''] = request.path.split('?')
  const requestId = String(request.headers[REQUEST_ID_HEADER] ?? '')
  logError('request failed', error, { requestId, method: request.method, path: loggedPath(path) })
}
