import type { PersonalKind } from './personal-data'

/**
 * The version of src/content/privacy-notices.ts that the forms show. It is stored with each submission to
 * record what the person had read. Increment it when a text changes.
 */
export const PRIVACY_NOTICE_VERSION = 1

/** The forms that ask for personal data; all kinds of gifts and their tax details share one text. */
export const noticeForms = ['giving', 'volunteer', 'contact', 'card', 'myGiving', 'event'] as const
export type NoticeForm = (typeof noticeForms)[number]

/** The form that creates the records of a kind; kinds without a form are absent. */
export const noticeFormOf: Partial<Record<PersonalKind, NoticeForm>> = {
  gifts: 'giving',
  payments: 'giving',
  monthlyGifts: 'giving',
  pledges: 'giving',
  applications: 'volunteer',
  messages: 'contact',
  cards: 'card',
  logins: 'myGiving',
  signUps: 'event',
}
