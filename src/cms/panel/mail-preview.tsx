'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { mailTextFault } from '@/cms/fields/mail-text-fault'
import { mailPartLabels } from '@/content/panel/mail-labels'
import { mailSamples, mailTextWords } from '@/content/panel/mail-texts'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { composeMail, type MailName, partsOf, sampleValues } from '@/domain/mail-texts'
import { languageOf } from './language'
import { MailSampleButton } from './mail-sample-button'

type MailPreviewProps = {
  path: string
  mail: MailName
  language: 'en' | 'hi'
  standard: Record<string, string>
}

/** Private-use characters that enclose a sample value. */
const [BEGIN, END] = ['\uE000', '\uE001']

/** A preview of a mail in one language, with the texts of the form; sample values are highlighted. */
export function MailPreview({ path, mail, language, standard }: MailPreviewProps) {
  const { i18n } = useTranslation()
  const panelLanguage = languageOf(i18n)
  const group = path.slice(0, path.lastIndexOf('.'))
  const parts = partsOf(mail)
  // Serialized to one string, which only changes when these fields change.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(parts.map(([part]) => fields[`${group}.${part}`]?.value ?? '')),
  )
  const values: unknown[] = JSON.parse(typed)
  const texts = Object.fromEntries(
    parts.map(([part], at) => [part, String(values[at]).trim() || (standard[part] ?? '')]),
  )
  const faults = parts.flatMap(
    ([part], at) => mailTextFault(mail, part, String(values[at]), panelLanguage) ?? [],
  )
  const { composed, others } = sampleOf(texts, language)
  return (
    <div className="mail-preview">
      {/* Payload shows its own message at the field only on save, and loses it if the response to the
          last keystroke arrives afterwards. */}
      <div role="status" className="mail-preview-faults">
        {[...new Set(faults)].map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <details>
        <summary>{mailTextWords.preview[panelLanguage]}</summary>
        <p>{mailTextWords.previewNote[panelLanguage]}</p>
        <div lang={language} className="mail-preview-letter">
          <strong>
            <Marked text={composed.subject} />
          </strong>
          <p>
            <Marked text={composed.text} />
          </p>
        </div>
        {others.map(([part, text]) => (
          <p key={part}>
            {mailPartLabels[part]?.[panelLanguage]}:{' '}
            <span lang={language}>
              <Marked text={text} />
            </span>
          </p>
        ))}
        <MailSampleButton mail={mail} language={language} />
      </details>
    </div>
  )
}

/** Returns the mail filled with samples, and its alternative texts that the body does not insert. */
function sampleOf(texts: Record<string, string>, language: 'en' | 'hi') {
  const samples = Object.fromEntries(
    Object.entries(mailSamples(language)).map(([place, sample]) => [place, marked(sample)]),
  )
  const { subject = '', body = '', footer = '', ...others } = texts
  const values = sampleValues(texts, samples)
  const signature = marked(mailTextWords.signature[language])
  return {
    composed: composeMail({ subject, body, footer, values, signature }),
    others: Object.entries(others)
      .filter(([part]) => !body.includes(`{${part}}`))
      .map(([part, text]) => [part, fillPlaceholders(text, samples)] as const),
  }
}

function marked(sample: string): string {
  return `${BEGIN}${sample}${END}`
}

function Marked({ text }: { text: string }) {
  // Every other piece is between two marks, which never nest.
  return text.split(/[\uE000\uE001]/).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity.
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  )
}
