import type { Page } from '@playwright/test'
import { locales } from '@/content/locale'
import { mailNames, partsOf } from '@/domain/mail-texts'
import { expect } from './e2e'
import { type Caught, textAt } from './xss'

/** The texts of the site settings with their limits; those of rows by the name of their list. */
const SETTINGS = {
  localized: {
    foundationName: 120,
    motto: 200,
    presidentName: 200,
    address: 500,
    officeHours: 200,
  },
  plain: {
    phone: 30,
    registrationNumber: 100,
    registration80g: 100,
    validity80g: 100,
    registration12a: 100,
    darpanId: 100,
    pan: 10,
  },
  figures: { value: 20, label: 100, year: 20, source: 300 },
}
const FIGURES = ['homeCounters', 'achievements', 'impactTiles']

/** Fills in every text of the settings, in both languages. @param text returns a text of at most this length. */
export async function fillSettings(page: Page, text: (maxLength: number) => string) {
  const texts = (limits: Record<string, number>) =>
    Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, text(limit)]))
  for (const locale of locales) {
    await save(page, `site-settings?locale=${locale}`, {
      ...texts(SETTINGS.localized),
      ...texts(SETTINGS.plain),
      ...Object.fromEntries(FIGURES.map((list) => [list, [texts(SETTINGS.figures)]])),
      earlier12a: [{ number: text(100), until: '2020-03-31T12:00:00.000Z' }],
      earlier80g: [{ number: text(100), validity: text(100), until: '2020-03-31T12:00:00.000Z' }],
      documents: [{ title: text(200), year: text(20), url: 'https://example.org/a.pdf' }],
    })
  }
}

/** Writes a text of the corpus into every part of every e-mail, with its required placeholders. */
export async function fillMailTexts(page: Page, caught: Caught) {
  let fields = 0
  const textOf = (required: readonly string[]) => {
    fields += 1
    // Braces are placeholders, and unknown ones are refused.
    const text = textAt(fields, 200).replace(/[{}]/g, '')
    return [text, ...required.map((place) => `{${place}}`)].join(' ')
  }
  const data = Object.fromEntries(
    mailNames.map((name) => [
      name,
      Object.fromEntries(
        locales.map((locale) => [
          locale,
          Object.fromEntries(
            partsOf(name).map(([part, { required = [] }]) => [part, textOf(required)]),
          ),
        ]),
      ),
    ]),
  )
  await save(page, 'mail-texts', data)
  caught.fields['texts of mails'] = { fields, texts: fields }
}

async function save(page: Page, global: string, data: object): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin }
  const saved = await page.request.post(`/cms-api/globals/${global}`, { headers, data })
  expect(saved.status(), (await saved.text()).slice(0, 500)).toBe(200)
}
