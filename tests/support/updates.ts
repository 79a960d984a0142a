import type { Donation, Mail } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { agreeToUpdates } from '@/server/updates/preferences'

/** Creates a real gift of ₹500 from an address. @param gift its purpose and other fields that differ. */
export async function gave(email: string, gift: object = {}): Promise<Donation> {
  const payload = await getPayloadClient()
  return payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'Asha Devi',
      email,
      amountPaise: 50_000,
      paymentMethod: 'UPI',
      receivedAt: '2026-04-10T06:00:00.000Z',
      testMode: false,
      refundedPaise: 0,
      ...gift,
    },
    overrideAccess: true,
  })
}

/** Creates a gift by someone who wants news. */
export async function gaveAndAgreed(email: string, gift: object, language: Locale = 'en') {
  await gave(email, gift)
  await agreeToUpdates(email, { at: new Date(), words: 1, language })
}

/** Returns an update as editors write it, by default to be mailed. */
export function updateOf(title: string, more: object = {}) {
  return {
    title: { en: title, hi: `${title} (हिन्दी)` },
    text: { en: 'Twelve children read aloud.', hi: 'बारह बच्चों ने पढ़कर सुनाया।' },
    mailToDonors: true,
    ...more,
  }
}

/** Returns the news in the outbox, by address. */
export async function newsOnFile(): Promise<Mail[]> {
  const mails = await findAll({ collection: slugs.mails, sort: 'to' })
  return mails.filter(({ mailing }) => mailing)
}
