import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminToastsContent } from './admin-toasts'
import { homeCounters, impactTiles, keyAchievements } from './figures'
import { itemToastsContent } from './item-toasts'
import { locales } from './locale'
import { toastsContent } from './toasts'
import { translateMessage, validationMessagesHi } from './validation'

/** `isShared`: ids, addresses and numbers, which are the same in every language. */
type Leaf = { path: string; text: string; isShared: boolean }

/** The texts of the program, and those that pages start with until an editor changes them. */
const FOLDERS = ['./', '../cms/seed/pages/'].map((folder) => new URL(folder, import.meta.url))
const NOT_COPY = [
  'locale.ts',
  'paths.ts',
  'site-map.ts',
  'figures.ts',
  'validation.ts',
  'money-messages.ts',
  'import-messages.ts',
  'seed-pages.ts',
]
/** Letters: their one function takes and gives an object, and ends its text with a line break. */
const NO_PAGE_COPY = ['mails.ts']
const ENGLISH_ONLY = [
  'dashboard-payments.ts',
  'dashboard-monthly.ts',
  'dashboard-settlements.ts',
  'dashboard-statement.ts',
]

const SHARED_KEYS = ['id', 'href', 'group', 'page']

const LATIN_ALLOWED_IN_HINDI = [
  'name@example.com',
  'English',
  'Google Pay',
  'PhonePe',
  'Paytm',
  'UPI',
  'PAN',
  // The form of a PAN.
  'ABCPE1234F',
  'EMI',
  // As Razorpay's dashboard calls them.
  'Razorpay',
  'Key ID',
  'Key Secret',
  'rzp_…',
  'UPI ID',
  'name@bank',
  // The form of an IFSC code.
  'ABCD0123456',
  'donor@example.org',
]

const EXCLAMATIONS_ALLOWED = [
  'Success!',
  'Application Submitted!',
  'Message Sent!',
  'Copied!',
  'हो गया!',
  'आवेदन मिल गया!',
  'संदेश भेज दिया गया!',
  'कॉपी हो गया!',
]

const copyAddresses = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && ![...NOT_COPY, ...NO_PAGE_COPY].includes(file),
    )
    .map((file) => new URL(file, folder)),
)
const copyFiles = copyAddresses.map(fileOf)
const contents = await Promise.all(
  copyAddresses.map(async (address) => {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ address.href)
    const file = fileOf(address)
    return { file, exported: Object.keys(module), content: module[exportNameOf(file)] }
  }),
)
const localized = contents
  .filter(({ file, content }) => content !== undefined && !ENGLISH_ONLY.includes(file))
  .map(({ file, content }) => {
    const { en, hi } = content as { en: unknown; hi: unknown }
    return { file, en: leavesOf(en), hi: leavesOf(hi) }
  })

describe('every content file', () => {
  test.each(contents)('$file exports one const named after it', ({ file, exported }) => {
    expect(exported).toEqual([exportNameOf(file)])
  })

  test('finds the files at all', () => {
    expect(copyFiles.length).toBeGreaterThanOrEqual(24)
    expect(copyFiles).toEqual(expect.arrayContaining(['home.ts', 'chrome.ts', 'donate.ts']))
  })

  test.each(localized)('$file has the same shape in both languages', ({ en, hi }) => {
    expect(hi.map((leaf) => leaf.path)).toEqual(en.map((leaf) => leaf.path))
    expect(hi.filter((leaf) => leaf.isShared)).toEqual(en.filter((leaf) => leaf.isShared))
  })

  test.each(localized)('$file is Hindi in Hindi', ({ hi }) => {
    const latin = hi.filter(
      (leaf) =>
        !leaf.isShared &&
        // Figures, places to fill in and addresses are in no language.
        /[a-z]/i.test(leaf.text.replace(/\{\w+\}|https:\S+/g, '')) &&
        !/[\u0900-\u097F]/.test(leaf.text) &&
        !LATIN_ALLOWED_IN_HINDI.includes(leaf.text),
    )
    expect(latin).toEqual([])
  })

  test.each(localized)('$file is English in English', ({ en }) => {
    const devanagari = en.filter((leaf) => /[\u0900-\u097F]/.test(leaf.text))
    // A language names itself in its own letters, and so do fields for Hindi.
    const expected = devanagari.filter((leaf) =>
      /languageSwitch|languages|\.hindi$/.test(leaf.path),
    )
    expect(devanagari).toEqual(expected)
  })

  test.each(localized)('$file holds plain, finished text', ({ en, hi }) => {
    const faulty = [...en, ...hi].filter(
      ({ text }) =>
        text.trim() !== text ||
        text === '' ||
        /<\/?[a-z]|undefined|TODO|lorem|—|–/i.test(text) ||
        text !== text.normalize('NFC') ||
        (text.includes('!') && !EXCLAMATIONS_ALLOWED.includes(text)),
    )
    expect(faulty).toEqual([])
  })

  test.each(localized)('$file keeps the figures of the English text in Hindi', ({ en, hi }) => {
    const mismatches = en.flatMap((leaf, index) => {
      const other = hi[index]
      if (!other || leaf.isShared) return []
      const [ours, theirs] = [figuresOf(leaf.text), figuresOf(other.text)]
      return ours.join() === theirs.join() ? [] : [{ path: leaf.path, ours, theirs }]
    })
    expect(mismatches).toEqual([])
  })

  test.each(localized)('$file says in one way that no answer came', ({ en }) => {
    expect(en.filter(({ text }) => /did not respond|no response/i.test(text))).toEqual([])
  })

  test.each(localized)('$file promises no tax exemption', ({ en, hi }) => {
    const promises = [...en, ...hi].filter(
      // A printer has a scale of 100%.
      ({ text, path }) =>
        !path.includes('preview.lead') && /100 ?%|tax[- ]free|टैक्स फ़्री/i.test(text),
    )
    expect(promises).toEqual([])
  })

  test('never names the sample foundation', () => {
    const naming = copyAddresses.filter((address) => /Manavta/i.test(readFileSync(address, 'utf8')))
    expect(naming).toEqual([])
  })
})

describe('meta', () => {
  const descriptions = localized.flatMap(({ file, en, hi }) =>
    [...en, ...hi]
      .filter(
        ({ path }) => path === (file === 'not-found-meta.ts' ? 'description' : 'meta.description'),
      )
      .map((leaf) => ({ file, text: leaf.text })),
  )

  test('every page has one in both languages', () => {
    expect(descriptions).toHaveLength(26 * locales.length)
    expect(new Set(descriptions.map(({ text }) => text)).size).toBe(descriptions.length)
  })

  test.each(descriptions)('$file: the description fits a search result', ({ text }) => {
    expect(text.length).toBeGreaterThanOrEqual(120)
    expect(text.length).toBeLessThanOrEqual(155)
  })
})

test('figures are those of the specification', () => {
  const valuesOf = (figures: { value: string }[]) => figures.map((figure) => figure.value)
  expect(valuesOf(homeCounters)).toEqual(['20,000+', '10,000+', '250+', '75+'])
  expect(valuesOf(keyAchievements)).toEqual(['7000+', '25,000+', '100+', '2,000+', '50+', '95%'])
  expect(valuesOf(impactTiles)).toEqual(['10000+', '75+', '20,000+', '10000+'])
  for (const figure of [...homeCounters, ...keyAchievements, ...impactTiles]) {
    expect(figure.label.en, figure.key).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(figure.label.hi, figure.key).toMatch(/[\u0900-\u097F]/)
  }
})

describe('messages', () => {
  test('of the validation rules have a Hindi text', () => {
    for (const [english, hindi] of Object.entries(validationMessagesHi)) {
      expect(hindi, english).toMatch(/[\u0900-\u097F]/)
      expect(figuresOf(hindi), english).toEqual(figuresOf(english))
    }
  })

  test('are translated for Hindi only and fall back to themselves', () => {
    expect(translateMessage('Title is required', 'en')).toBe('Title is required')
    expect(translateMessage('Title is required', 'hi')).toBe('शीर्षक लिखिए')
    expect(translateMessage('unheard of', 'hi')).toBe('unheard of')
    expect(translateMessage('constructor', 'hi')).toBe('constructor')
  })

  test('about money keep amounts, names and numbers', () => {
    const hindi = (message: string) => translateMessage(message, 'hi')
    const counted = 'A gift with this reference is counted already: ₹500 of Asha, 1 April 2026.'
    expect(hindi(counted)).toBe('इस रेफ़रेंस का एक दान पहले से गिना हुआ है: Asha से ₹500, 1 अप्रैल 2026।')
    expect(hindi('At most ₹99.5 is left to refund')).toBe('ज़्यादा से ज़्यादा ₹99.5 लौटाए जा सकते हैं')
    expect(hindi('₹1,200 of it is unexplained')).toBe('इसमें से ₹1,200 का हिसाब नहीं मिला')
    expect(translateMessage('₹1,200 of it is unexplained', 'en')).toBe(
      '₹1,200 of it is unexplained',
    )
  })

  test('that a failing toast shows can be translated when the server sends them', () => {
    const failures = Object.values(toastsContent.en).filter((toast) => toast.title === 'Error')
    const served = failures.filter((toast) => toast.description.startsWith('Failed to'))
    const untranslated = served.filter(
      (toast) => translateMessage(toast.description, 'hi') === toast.description,
    )
    expect(untranslated.map((toast) => toast.description)).toEqual(['Failed to logout'])
  })

  test.each(locales)('of the dashboard say so exactly where something failed: %s', (locale) => {
    const failed = { en: 'Error', hi: 'गड़बड़ हो गई' }[locale]
    const notices = [
      adminToastsContent[locale],
      ...Object.values(itemToastsContent[locale]),
    ].flatMap((toasts) => Object.entries(toasts))
    for (const [name, toast] of notices) {
      expect(toast.title === failed, name).toBe(/Failed$/.test(name))
    }
  })
})

function fileOf(address: URL): string {
  return path.basename(address.pathname)
}

function exportNameOf(file: string): string {
  const name = file
    .replace(/\.ts$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${name}Content`
}

function leavesOf(value: unknown, path = '', key = ''): Leaf[] {
  if (typeof value === 'function') {
    const samples = Array.from({ length: value.length }, (_, index) => `<${index + 1}>`)
    return [{ path: `${path}()`, text: String(value(...samples)), isShared: false }]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`, key))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, child]) =>
      leavesOf(child, path ? `${path}.${name}` : name, name),
    )
  }
  return [
    {
      path,
      text: String(value),
      isShared: typeof value === 'number' || SHARED_KEYS.includes(key),
    },
  ]
}

function figuresOf(text: string): string[] {
  // Each language groups long figures its own way: 1,000,000 is 10,00,000 in Hindi.
  return (text.match(/\d[\d,]*/g) ?? []).map((figure) => figure.replaceAll(',', '')).sort()
}
