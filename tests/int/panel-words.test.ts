import type {
  DateField,
  Field,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Tab,
} from 'payload'
import { describe, expect, it } from 'vitest'
import { getPayloadClient } from '@/server/payload-client'

const ADMIN = { role: 'admin' } as never

/** Labels from Payload itself, which are in its translations. */
const PAYLOADS_OWN = [
  ...['createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'id', 'blockName'],
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'],
  ...['focalX', 'focalY', 'prefix'],
  ...['username', 'email', 'password', 'salt', 'hash', 'apiKey', 'enableAPIKey', 'apiKeyIndex'],
  ...['resetPasswordExpiration', 'resetPasswordRequestedAt'],
]

/** The common properties of field types here; Payload types each separately. */
type LooseField = {
  hidden?: boolean
  label?: unknown
  labels?: { singular: unknown; plural: unknown }
  options?: { label: unknown }[]
  admin?: { hidden?: boolean; description?: unknown }
}

type Placed = [place: string, words: unknown]
const at = (place: string, words: unknown): Placed => [place, words]

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

async function shownEntities(): Promise<Entity[]> {
  const { config } = await getPayloadClient()
  return [...config.collections, ...config.globals].filter(({ slug, admin }) => {
    const isHidden =
      typeof admin.hidden === 'function' ? admin.hidden({ user: ADMIN }) : admin.hidden
    return !isHidden && !slug.startsWith('payload-')
  })
}

/** Returns the texts of a field and its children, by their place. */
function wordsOfFields(fields: (Field | Tab)[], place: string): Placed[] {
  return fields.flatMap((field) => wordsOf(field as Field, place))
}

function wordsOf(field: Field, place: string): Placed[] {
  const name = 'name' in field ? field.name : undefined
  if (name && PAYLOADS_OWN.includes(name)) return []
  // A custom component replaces a field's label, but as a list column it has a name.
  if (field.type === 'ui' && !field.admin.components?.Cell) return []
  const { hidden, admin, label } = field as LooseField
  if (hidden || admin?.hidden || (field.type === 'ui' && !label)) return []
  const here = name ? `${place}.${name}` : place
  const { labels, options } = field as LooseField
  const found: Placed[] = [
    ...((name ? label !== false : label) ? [at(here, label)] : []),
    ...(admin?.description ? [at(`${here} (hint)`, admin.description)] : []),
    ...(labels ? [at(`${here} (one)`, labels.singular), at(`${here} (many)`, labels.plural)] : []),
    ...(options ?? []).map((option) => at(`${here} (option)`, option.label)),
  ]
  const inner = [
    ...('fields' in field ? wordsOfFields(field.fields, here) : []),
    ...('tabs' in field ? wordsOfFields(field.tabs, here) : []),
    ...('blocks' in field
      ? field.blocks.flatMap((block) => [
          at(`${here}.${block.slug}`, block.labels?.singular),
          ...wordsOfFields(block.fields, `${here}.${block.slug}`),
        ])
      : []),
  ]
  return [...found, ...inner]
}

function wordsOfEntity(entity: Entity): Placed[] {
  const { slug, admin, fields } = entity
  const names =
    'labels' in entity
      ? [entity.labels.singular, entity.labels.plural]
      : [(entity as SanitizedGlobalConfig).label]
  return [
    ...names.map((name) => at(`${slug} (name)`, name)),
    at(`${slug} (group)`, admin.group),
    ...(admin.description ? [at(`${slug} (hint)`, admin.description)] : []),
    ...wordsOfFields(fields, slug),
  ]
}

/** Returns the fields that the server draws: rich texts, and those with a component of our own. */
function drawnByServer(fields: (Field | Tab)[]): { name?: string; label?: unknown }[] {
  return fields.flatMap((field) => {
    const isDrawn =
      'type' in field &&
      (field.type === 'richText' || Boolean((field as CustomField).admin?.components?.Field))
    return [
      ...(isDrawn ? [field as { name?: string; label?: unknown }] : []),
      ...('fields' in field ? drawnByServer(field.fields) : []),
      ...('tabs' in field ? drawnByServer(field.tabs) : []),
    ]
  })
}

type CustomField = { admin?: { components?: { Field?: unknown } } }

type Picker = NonNullable<DateField['admin']>['date']

/** Returns the date fields that are shown, by their place. */
function datesOf(fields: (Field | Tab)[], place: string): [place: string, date: Picker][] {
  return fields.flatMap((field) => {
    const here = 'name' in field && field.name ? `${place}.${field.name}` : place
    if ('type' in field && field.type === 'date') {
      const isShown = !PAYLOADS_OWN.includes(field.name) && !field.admin?.hidden
      return isShown ? [[here, field.admin?.date]] : []
    }
    return [
      ...('fields' in field ? datesOf(field.fields, here) : []),
      ...('tabs' in field ? datesOf(field.tabs, here) : []),
      ...('blocks' in field
        ? field.blocks.flatMap((block) => datesOf(block.fields, `${here}.${block.slug}`))
        : []),
    ]
  })
}

/** Names that are the same in Hindi. */
const SAME_IN_BOTH =
  /^(हिन्दी|80G|12A|NGO Darpan( ID)?|Facebook|Instagram|YouTube|Razorpay|Key ID|UPI ID)$/

type Bilingual = { en?: string; hi?: string }

function inBoth(words: unknown): Bilingual {
  if (typeof words === 'function') {
    const inLanguage = (language: string) => words({ i18n: { language } })
    return { en: inLanguage('en'), hi: inLanguage('hi') }
  }
  return typeof words === 'object' && words !== null ? words : {}
}

function isInBoth(words: unknown): boolean {
  const { en, hi } = inBoth(words)
  if (!en || !hi) return false
  return SAME_IN_BOTH.test(en) ? hi === en : /[\u0900-\u097f]/.test(hi)
}

const hasComma = (text: string) => text.includes(', ')

const isLabelOfField = ([place]: Placed) => !/ \((?:hint|option|name|group|many)\)$/.test(place)

describe('the panel', () => {
  it('has every label, hint and option in English and Hindi', async () => {
    const words = (await shownEntities()).flatMap(wordsOfEntity)
    expect(words.length).toBeGreaterThan(300)
    expect(words.filter(([, text]) => !isInBoth(text)).map(([place]) => place)).toEqual([])
  })

  it('has no comma in a label: if a save is refused, Payload lists the labels separated by commas', async () => {
    const labels = (await shownEntities()).flatMap(wordsOfEntity).filter(isLabelOfField)
    expect(labels.length).toBeGreaterThan(100)
    expect(labels.filter(([, label]) => Object.values(inBoth(label)).some(hasComma))).toEqual([])
  })

  it('shows and reads the day of a date before its month, in the calendar of its language', async () => {
    const dates = (await shownEntities()).flatMap(({ slug, fields }) => datesOf(fields, slug))
    expect(dates.length).toBeGreaterThan(10)
    const isFit = (date: Picker = {}) =>
      date.displayFormat?.startsWith('dd/MM/yyyy') && date.overrides?.locale === 'panel'
    expect(dates.filter(([, date]) => !isFit(date)).map(([place]) => place)).toEqual([])
    const { config } = await getPayloadClient()
    expect(config.admin.dateFormat).toMatch(/^dd\/MM\/yyyy/)
  })

  it('has no labels that Payload would keep in the language of its first reader', async () => {
    const fields = (await shownEntities()).flatMap(({ fields }) => drawnByServer(fields))
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['content', 'palette']))
    expect(fields.filter(({ label }) => typeof label === 'function')).toEqual([])
  })

  it('shows no raw API data', async () => {
    const shown = await shownEntities()
    expect(shown.filter(({ admin }) => !admin.hideAPIURL).map(({ slug }) => slug)).toEqual([])
  })

  it('leaves money and its records to the dashboard', async () => {
    const shown = (await shownEntities()).map(({ slug }) => slug)
    for (const slug of ['donations', 'transactions', 'gateway-events', 'mails', 'sessions']) {
      expect(shown).not.toContain(slug)
    }
  })
})
