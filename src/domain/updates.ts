import { indianMonthOf } from './indian-month'
import type { PurposeKind } from './purpose'

/**
 * The version of the consent text `details.wantsUpdates` in src/content/donate.ts, stored with each
 * consent. Increment it when the text promises something else.
 */
export const UPDATES_WORDS = 1

/** An update to mail: a row of a program or campaign. */
export type MailedUpdate = { kind: PurposeKind; documentId: string; rowId: string }

/** Returns the key of an update's mailing, stable however often the program or campaign is saved. */
export function mailingKey({ kind, documentId, rowId }: MailedUpdate): string {
  return `${kind}:${documentId}:${rowId}`
}

/**
 * Returns the key of a mail in the outbox: one per address and Indian calendar month, as the consent text
 * promises, and therefore at most one per update.
 * @param key of the address (mail-preferences).
 * @param begunAt when the mailing began: one that runs into the next month mails nobody twice.
 */
export function updateMailKey(key: string, begunAt: Date): string {
  return `update-${indianMonthOf(begunAt)}-${key}`
}
