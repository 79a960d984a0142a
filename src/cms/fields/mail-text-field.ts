import type {
  Field,
  GroupField,
  PayloadRequest,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { text, textarea } from 'payload/shared'
import { mailTextsContent } from '@/content/mail-texts'
import { mailLabels, mailPartLabels } from '@/content/panel/mail-labels'
import { mailOccasions, mailPlaceholders, mailTextWords } from '@/content/panel/mail-texts'
import { type MailName, type MailPart, mailTexts, partsOf } from '@/domain/mail-texts'
import { listPlaceholders, mailTextFault } from './mail-text-fault'

type Language = 'en' | 'hi'

const MAX_LENGTHS = { line: 300, paragraphs: 4000 }
/** Longer texts get a field of several lines. */
const ONE_LINE = 60

/** Returns the panel's fields for the texts of one mail, English and Hindi side by side. */
export function mailTextField(mail: MailName): Field {
  return {
    type: 'collapsible',
    label: mailLabels[mail],
    admin: { initCollapsed: true },
    fields: [
      {
        name: mail,
        type: 'group',
        label: false,
        admin: { hideGutter: true },
        fields: [
          {
            type: 'row',
            fields: [inLanguage(mail, 'en', 'English'), inLanguage(mail, 'hi', 'हिन्दी')],
          },
        ],
      },
    ],
  }
}

function inLanguage(mail: MailName, language: Language, label: string): GroupField {
  const standard: Record<string, string> = mailTextsContent[language][mail]
  return {
    name: language,
    type: 'group',
    label,
    admin: { hideGutter: true, width: '50%' },
    fields: [
      ...partsOf(mail).map(([part, rules]) => partField(mail, part, rules, standard[part] ?? '')),
      {
        name: 'preview',
        type: 'ui',
        admin: {
          components: {
            Field: {
              path: '/src/cms/panel/mail-preview#MailPreview',
              clientProps: { mail, language, standard },
            },
          },
        },
      },
    ],
  }
}

function partField(
  mail: MailName,
  part: string,
  rules: MailPart,
  standard: string,
): TextareaField | TextField {
  const { as, placeholders } = rules
  const { body } = mailTexts[mail]
  const hasOwn = placeholders.some((placeholder) => !body.placeholders.includes(placeholder))
  const noteIn = (language: Language) =>
    part === 'body'
      ? `${mailOccasions[mail][language]} ${describePlaceholders(rules, language)}`
      : describePlaceholders(rules, language)
  const shared = { name: part, label: mailPartLabels[part], maxLength: MAX_LENGTHS[as] }
  const admin = {
    placeholder: standard,
    // The other texts have the same placeholders as the body.
    ...((part === 'body' || hasOwn) && {
      description: { en: noteIn('en'), hi: noteIn('hi') },
    }),
    components: {
      afterInput: [
        { path: '/src/cms/panel/standard-text#StandardText', clientProps: { standard } },
      ],
    },
  }
  if (as === 'line' && isShort(mail, part)) {
    const validate: TextFieldSingleValidation = (value, options) =>
      faultIn(mail, part, value, options.req) ?? text(value, options)
    return { ...shared, type: 'text', validate, admin }
  }
  const validate: TextareaFieldValidation = (value, options) =>
    faultIn(mail, part, value, options.req) ?? textarea(value, options)
  return {
    ...shared,
    type: 'textarea',
    validate,
    admin: { ...admin, rows: as === 'line' ? 3 : 12 },
  }
}

function faultIn(
  mail: MailName,
  part: string,
  value: string | null | undefined,
  req: PayloadRequest,
): string | undefined {
  return mailTextFault(mail, part, value ?? '', req.i18n?.language === 'hi' ? 'hi' : 'en')
}

/** Whether the text is short in both languages, so that the two fields look alike. */
function isShort(mail: MailName, part: string): boolean {
  return Object.values(mailTextsContent).every((texts) => {
    const standard: Record<string, string> = texts[mail]
    return (standard[part] ?? '').length < ONE_LINE
  })
}

/** Describes the optional and required placeholders of a text. */
function describePlaceholders(
  { placeholders, required = [] }: MailPart,
  language: Language,
): string {
  const known = placeholders.map(
    (placeholder) => `{${placeholder}} ${mailPlaceholders[placeholder]?.means[language]}`,
  )
  const said = `${mailTextWords.placeholders[language]} ${known.join(', ')}.`
  if (required.length === 0) return said
  return `${said} ${mailTextWords.required[language]} ${listPlaceholders(required)}.`
}
