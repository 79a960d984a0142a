import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'

/** What is stored with what a public form sends: the privacy notice that it shows, and when that was. */
export function noticeShown(now = new Date()) {
  return { noticeVersion: PRIVACY_NOTICE_VERSION, noticeAt: now.toISOString() }
}
