import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'

/** Returns what to store with a public form: the version of the privacy notice shown, and when. */
export function noticeFields(now = new Date()) {
  return { noticeVersion: PRIVACY_NOTICE_VERSION, noticeAt: now.toISOString() }
}
