import type { Instrumentation } from 'next'
import { followRenewals } from '@/cms/database/content-versions'
import { announceServer } from '@/cms/database/running-servers'
import { catchUpAfterStart } from '@/cms/database/upgrades/catch-up'
import { setPageStatus } from '@/lib/render-context'
import { REQUEST_ID_HEADER } from '@/lib/request-id'
import { onStop } from '@/lib/stop-hooks'
import { isStorageFault } from '@/lib/storage-fault'
import { startAlertTimer } from '@/server/alerts/service'
import { backgroundSettled, inBackground } from '@/server/background'
import { removeAbandonedScratch } from '@/server/backup/scratch'
import { startBackupTimer } from '@/server/backup/timer'
import { listenForCommands } from '@/server/command-socket'
import { startDateTimers } from '@/server/date-timers'
import { startDonorTimer } from '@/server/donors/timer'
import { startImportTimer } from '@/server/imports/timer'
import { logError } from '@/server/log'
import { startMailTimer } from '@/server/mail/outbox'
import { startMetrics } from '@/server/metrics/process-metrics'
import { startNoticeTimer } from '@/server/notices/service'
import { openAtStart } from '@/server/open-at-start'
import { startPublishTimer } from '@/server/pages/scheduled-publishing'
import { getPayloadClient } from '@/server/payload-client'
import { startReconcileTimer } from '@/server/payments/reconcile'
import { startRetentionTimer } from '@/server/personal-data/retention'
import { startOrphanTimer } from '@/server/pictures/orphans'
import { startTraces } from '@/server/traces/start-traces'
import { startUpdatesTimer } from '@/server/updates/mailings'
import { startApplicantTimer } from '@/server/volunteers/mails'

/** Migrates and seeds the database, then starts timers, metrics and the command socket. */
export async function startServices(): Promise<void> {
  await startTraces()
  const payload = await openAtStart(getPayloadClient)
  // Registered first, so it runs last: the other stop hooks may still use the database.
  onStop(() => payload.destroy())
  onStop(await announceServer(payload))
  onStop(backgroundSettled)
  onStop(await followRenewals(payload))
  const stopping = new AbortController()
  onStop(() => stopping.abort())
  inBackground(
    catchUpAfterStart(payload, stopping.signal),
    'catching up with an older version failed',
  )
  inBackground(removeAbandonedScratch(), 'An unfinished backup could not be deleted')
  startOrphanTimer()
  startPublishTimer()
  startDateTimers()
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

/**
 * Logs a failed page or panel request in one line, with the request id and the route. The address is
 * left out: it may hold the key of a signed link.
 */
export const reportFailure: Instrumentation.onRequestError = (error, request, { routePath }) => {
  // 503 as for API calls: search engines and monitors retry later.
  if (isStorageFault(error)) setPageStatus(503)
  const requestId = String(request.headers[REQUEST_ID_HEADER] ?? '')
  logError('request failed', error, { requestId, method: request.method, path: routePath })
}
