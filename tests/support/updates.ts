import type { Donation, Mail } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { agreeToUpdates } from '@/server/updates/preferences'

/** A real gift of ₹500 by an address. @param gift what it is for, and whatever else is not as usual. */
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

/** The same by somebody who wants news. */
export async function gaveAndAgreed(email: string, gift: object, language: Locale = 'en') {
  await gave(email, gift)
  await agreeToUpdates(email, { at: new Date(), words: 1, language })
}

/** An update as editors write it, to be mailed unless told otherwise. */
export function updateOf(title: string, more: object = {}) {
  return {
    title: { en: title, hi: `${title} (हिन्दी)` },
    text: { en: 'Twelve children read aloud.', hi: 'बारह बच्चों ने पढ़कर सुनाया।' },
    mailToDonors: true,
    ...more,
  }
}

/** The news in the outbox, by address. */
export async function newsOnFile(): Promise<Mail[]> {
  const mails = await findAll({ collection: slugs.mails, sort: 'to' })
  return mails.filter(({ mailing }) => mailing)
}
