import { indianMonthOf } from './indian-month'
import type { PurposeKind } from './purpose'

/**
 * Which words a donor has agreed to: it grows when `details.wantsUpdates` in src/content/donate.ts
 * promises something else, and is stored with each agreement.
 */
export const UPDATES_WORDS = 1

/** An update that is mailed: a row of a program or campaign. */
export type MailedUpdate = { kind: PurposeKind; documentId: string; rowId: string }

/** The key of an update's mailing, however often the program or campaign is saved. */
export function mailingKey({ kind, documentId, rowId }: MailedUpdate): string {
  return `${kind}:${documentId}:${rowId}`
}

/**
 * The key of the mail in the outbox: one per address and month of the Indian calendar, as the words
 * promise, and so also one per update.
 * @param key of the address (mail-preferences).
 * @param begunAt when the mailing began: a mailing that goes on in the next month writes to nobody twice.
 */
export function updateMailKey(key: string, begunAt: Date): string {
  return `update-${indianMonthOf(begunAt)}-${key}`
}
