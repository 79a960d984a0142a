import type { NoticeWindow, Notification } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { officeMailPrefixes } from '@/domain/mail'
import { LARGE_GIFT_RUPEES, noticesUntil } from '@/domain/office-notice'
import { repeat } from '../background'
import { isAhead } from '../clock-ahead'
import { createOrFind } from '../documents/create-if-absent'
import { changeWhere, findFirst } from '../documents/records'
import { logError } from '../log'
import { queueMail, sendMailsSoon } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { writeNotice } from './mail'
import { type News, newsWithin, type Window } from './news'

const EVERY_MS = 30 * 1000
const CATCH_UP_MS = DAY_MS

type Recipient = NonNullable<Notification['recipients']>[number]

/**
 * Tells each recipient what has come in since the last mail. A window is stored before its mail is
 * written, and the mail has the window's key, so that nothing is reported twice or left out, even
 * if this is interrupted, repeated, or run by several servers at once.
 */
export function sendNotices(now = new Date()): Promise<void> {
  return withLock('notices', async () => {
    const payload = await getPayloadClient()
    const { recipients } = await payload.findGlobal({ slug: slugs.notifications, depth: 0 })
    for (const recipient of recipients ?? []) {
      try {
        await notifyRecipient(recipient, now)
      } catch (error) {
        // If one recipient fails, the others must not wait.
        logError('A notification could not be queued', error)
      }
    }
  })
}

/** Checks twice a minute until the process stops. */
export function startNoticeTimer(): void {
  repeat(() => sendNotices(), {
    name: 'notices',
    everyMs: EVERY_MS,
    label: 'The notifications could not be read',
  })
}

/** Notifies one recipient. */
export async function notifyRecipient(recipient: Recipient, now: Date): Promise<void> {
  const last = await lastWindow(recipient)
  // If a server died after storing the window, another writes its mail. Not later than this: the
  // mail may have been deleted by then, and would report old news again.
  if (now.getTime() - last.until.getTime() < CATCH_UP_MS) await write(recipient, last)
  const until = noticesUntil(recipient.rhythm, now)
  // If the clock was ahead, the last day is reported again: what came in since must not wait for that time.
  const from = isAhead(last.until, now) ? new Date(until.getTime() - CATCH_UP_MS) : last.until
  if (until <= from) return
  const next = { from, until }
  if ((await newsFor(recipient, next)).length === 0) return
  const moved = await changeWhere({
    collection: slugs.noticeWindows,
    where: {
      and: [
        { recipient: { equals: recipient.id } },
        { until: { equals: last.until.toISOString() } },
      ],
    },
    data: { from: next.from.toISOString(), until: next.until.toISOString() },
  })
  if (moved) await write(recipient, next)
}

/** Returns the recipient's last window; a new recipient's is empty and starts now. */
async function lastWindow({ id, since }: Recipient): Promise<Window> {
  const known = await findFirst(slugs.noticeWindows, { recipient: { equals: id } })
  if (known) return toWindow(known)
  const beginning = since ?? new Date().toISOString()
  const created = await createOrFind({
    collection: slugs.noticeWindows,
    key: 'recipient',
    data: { recipient: id ?? '', from: beginning, until: beginning },
  })
  return toWindow(created)
}

function toWindow({ from, until }: NoticeWindow): Window {
  return { from: new Date(from ?? 0), until: new Date(until ?? 0) }
}

async function write(recipient: Recipient, window: Window): Promise<void> {
  if (window.from >= window.until) return
  const key = `${officeMailPrefixes.notice}${recipient.id}-${window.until.toISOString()}`
  if (await findFirst(slugs.mails, { key: { equals: key } })) return
  const news = await newsFor(recipient, window)
  if (news.length === 0) return
  const mail = await writeNotice(news, recipient.language)
  await queueMail({ key, to: recipient.email, ...mail })
  sendMailsSoon()
}

function newsFor({ kinds, giftsFromRupees }: Recipient, window: Window): Promise<News[]> {
  return newsWithin(window, { kinds, giftsFromRupees: giftsFromRupees ?? LARGE_GIFT_RUPEES })
}
