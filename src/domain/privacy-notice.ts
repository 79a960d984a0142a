import type { PersonalKind } from './personal-data'

/**
 * Which texts of src/content/privacy-notices.ts the forms show. It is stored with what they send, so
 * that one can tell later what a person had read. A text that changes becomes a new version.
 */
export const PRIVACY_NOTICE_VERSION = 1

/** The forms that ask for personal data: gifts of all kinds and their tax details have one text. */
export const noticeForms = ['giving', 'volunteer', 'contact', 'card', 'myGiving', 'event'] as const
export type NoticeForm = (typeof noticeForms)[number]

/** The form that sends the records of a kind; kinds without a form are absent. */
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
