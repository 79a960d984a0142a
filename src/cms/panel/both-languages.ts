import type {
  ArrayField,
  CollectionConfig,
  Field,
  GlobalConfig,
  LabelFunction,
  PayloadRequest,
  Tab,
  UIField,
} from 'payload'
import { slugs } from '@/cms/slugs'
import type { InBoth } from '@/content/panel/in-both'
import { panelHindi, panelLabels } from '@/content/panel/labels'
import { translateMessage } from '@/content/validation'
import { capitalize } from '@/lib/capitalize'

/** Returns a text of the panel in both languages. */
export function inBoth(english: string): InBoth {
  return { en: english, hi: panelHindi[english] ?? english }
}

/** Translates a message to the language of the panel that sent the request. */
export function inLanguageOf(req: { i18n?: { language: string } }, english: string): string {
  if (req.i18n?.language !== 'hi') return english
  return panelHindi[english] ?? translateMessage(english, 'hi')
}

/** Adds Hindi to all texts of a collection, and hides the tab with its API data. */
export function collectionInBoth(collection: CollectionConfig): CollectionConfig {
  const { labels, admin, fields, slug } = collection
  const isTranslated = slug !== slugs.media && hasTextInHindi(fields)
  const { defaultColumns = [] } = admin ?? {}
  return {
    ...collection,
    ...(labels && {
      labels: { singular: both(labels.singular), plural: inPanelLanguage(labels.plural) },
    }),
    admin: {
      ...admin,
      hideAPIURL: true,
      group: both(admin?.group),
      description: both(admin?.description),
      ...(isTranslated && { defaultColumns: [...defaultColumns, HINDI_COLUMN.name] }),
    },
    fields: [...fieldsInBoth(fields, slug), ...(isTranslated ? [HINDI_COLUMN] : [])],
  }
}

/** As `collectionInBoth`, for a global. */
export function globalInBoth(global: GlobalConfig): GlobalConfig {
  const { label, admin, fields, slug } = global
  return {
    ...global,
    label: both(label),
    admin: {
      ...admin,
      hideAPIURL: true,
      group: both(admin?.group),
      description: both(admin?.description),
    },
    fields: fieldsInBoth(fields, slug),
  }
}

/** The column of lists that shows what an item lacks in Hindi. */
const HINDI_COLUMN = {
  name: 'inHindi',
  type: 'ui',
  label: inBoth('Hindi'),
  admin: { components: { Cell: '/src/cms/panel/hindi-cell#HindiCell' } },
} satisfies UIField

function hasTextInHindi(fields: Field[]): boolean {
  return fields.some(
    (field) => shownInEnglish(field) || ('fields' in field && hasTextInHindi(field.fields)),
  )
}

function fieldsInBoth(fields: Field[], parent: string): Field[] {
  return fields.map((field) => fieldInBoth(field, parent))
}

/** @param parent the name of the field's parent: a collection, global, group or array. */
function fieldInBoth(field: Field, parent: string): Field {
  const name = 'name' in field ? field.name : undefined
  const { label, labels, options, validate, admin } = field as LooseField
  return {
    ...field,
    ...(name &&
      field.type !== 'ui' && {
        label: (isDrawnByServer(field) ? both : inPanelLanguage)(
          label === undefined ? labelOf(name, parent) : label,
        ),
      }),
    ...(!name && label !== undefined && { label: inPanelLanguage(label) }),
    ...(labels && { labels: { singular: both(labels.singular), plural: both(labels.plural) } }),
    ...(options && { options: options.map(optionInBoth) }),
    ...(validate && { validate: validateInBoth(validate) }),
    ...(admin && { admin: adminInBoth(admin) }),
    ...(shownInEnglish(field) && withNote(admin)),
    ...(field.type === 'array' && namedRows(field)),
    ...('fields' in field && { fields: fieldsInBoth(field.fields, name ?? parent) }),
    ...(field.type === 'tabs' && { tabs: field.tabs.map((tab) => tabInBoth(tab, parent)) }),
    ...(field.type === 'blocks' && {
      blocks: field.blocks.map((block) => ({
        ...block,
        labels: {
          singular: both(block.labels?.singular ?? words(block.slug)),
          plural: both(block.labels?.plural ?? words(block.slug)),
        },
        fields: fieldsInBoth(block.fields, block.slug),
      })),
    }),
  } as Field
}

function adminInBoth(admin: LooseField['admin']) {
  const { description, placeholder } = admin ?? {}
  return {
    ...admin,
    ...(description !== undefined && { description: both(description) }),
    ...(placeholder !== undefined && { placeholder: both(placeholder) }),
  }
}

/** Whether a field is a Hindi text for which pages show the English while it is empty. */
function shownInEnglish(field: Field): boolean {
  if (field.type !== 'text' && field.type !== 'textarea') return false
  return field.name === 'hi' || field.localized === true
}

const NOTE = '/src/cms/panel/english-shown#EnglishShown'

function withNote(admin: LooseField['admin']) {
  const components = { ...admin?.components, afterInput: [NOTE] }
  return { admin: { ...adminInBoth(admin), components } }
}

function tabInBoth(tab: Tab, parent: string): Tab {
  return {
    ...tab,
    ...(tab.label !== undefined && { label: both(tab.label) }),
    ...(tab.description !== undefined && { description: both(tab.description) }),
    fields: fieldsInBoth(tab.fields, 'name' in tab && tab.name ? tab.name : parent),
  } as Tab
}

/** Names each row of a list by its own title. */
function namedRows({ fields, labels, admin }: ArrayField) {
  const kind = both(labels?.singular) ?? ENTRIES.singular
  const field = titleField(fields)
  const RowLabel = field && { path: ROW_TITLE, clientProps: { field, kind } }
  return {
    ...(!labels && { labels: ENTRIES }),
    admin: { ...adminInBoth(admin), components: { ...admin?.components, RowLabel } },
  }
}

const ROW_TITLE = '/src/cms/panel/row-title#RowTitle'
const TITLES = ['heading', 'title', 'label', 'caption', 'email', 'number']

/** Returns the field that names a row, if any. */
function titleField(fields: Field[]): string | undefined {
  const names = fields.flatMap((field) => {
    if (field.type === 'row') return titleField(field.fields) ?? []
    return 'name' in field ? field.name : []
  })
  return TITLES.find((title) => names.includes(title))
}

/** Labels for the rows of lists without their own. */
const ENTRIES = { singular: inBoth('Entry'), plural: inBoth('Entries') }

/** The properties of fields that are used here; Payload types each kind of field separately. */
type LooseField = {
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  options?: unknown[]
  validate?: Validate
  admin?: { description?: unknown; placeholder?: unknown; components?: object }
}

type Validate = (value: unknown, options: { req: PayloadRequest }) => unknown

function validateInBoth(validate: Validate): Validate {
  return async (value, options) => {
    const result = await validate(value, options)
    return typeof result === 'string' ? inLanguageOf(options.req, result) : result
  }
}

function optionInBoth(option: unknown): unknown {
  const isLabelled = typeof option === 'object' && option !== null && 'label' in option
  return isLabelled ? { ...option, label: both(option.label) } : option
}

/** Adds Hindi to a string; a function or a label in both languages is returned as it is. */
function both<Label>(label: Label): Exclude<Label, string> | InBoth {
  return typeof label === 'string' ? inBoth(label) : (label as Exclude<Label, string>)
}

/**
 * Returns a label as a function, since Payload inserts some labels into the names of links and buttons: an
 * object of both languages became 'Create new [object Object]' and 'Sort by [object Object]'.
 */
function inPanelLanguage<Label>(label: Label): Exclude<Label, string> | LabelFunction {
  if (typeof label !== 'string') return label as Exclude<Label, string>
  const words = inBoth(label)
  return ({ i18n }) => (i18n.language === 'hi' ? words.hi : words.en)
}

/**
 * Whether the server draws the field. Payload keeps such fields for all languages, with what a function first
 * returned as their label.
 */
function isDrawnByServer(field: Field): boolean {
  return (
    field.type === 'richText' || Boolean((field.admin?.components as { Field?: unknown })?.Field)
  )
}

function labelOf(name: string, parent: string): string {
  return panelLabels[`${parent}.${name}`] ?? panelLabels[name] ?? words(name)
}

/** Converts `annualReport` and `annual-report` to 'Annual report'. */
function words(name: string): string {
  const text = name
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return capitalize(text)
}
