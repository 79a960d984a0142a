import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { mailTextsContent } from '@/content/mail-texts'
import { mailsContent } from '@/content/mails'
import { composeMail, type MailName, type MailTexts, partsOf } from '@/domain/mail-texts'
import { getPayloadClient } from '../payload-client'

type OpenMail<Name extends MailName> = {
  /** The admin's texts; the standard text for each that is empty. */
  texts: MailTexts<Name>
  foundation: string
  /**
   * Returns the mail with its placeholders filled in; `{foundation}` is filled automatically.
   * @param options.subject replaces the mail's own.
   * @param options.isTest marks the mail as belonging to a practice payment.
   */
  write: (
    values: Record<string, string>,
    options?: { subject?: string; isTest?: boolean },
  ) => { subject: string; text: string }
}

/** Returns the current texts of a mail to somebody outside the office, ready to be filled in. */
export async function openMail<Name extends MailName>(
  name: Name,
  locale: Locale,
): Promise<OpenMail<Name>> {
  const payload = await getPayloadClient()
  const [{ foundationName, motto }, edited] = await Promise.all([
    payload.findGlobal({
      slug: slugs.siteSettings,
      locale,
      depth: 0,
      select: { foundationName: true, motto: true },
      overrideAccess: true,
    }),
    payload.findGlobal({
      slug: slugs.mailTexts,
      depth: 0,
      select: { [name]: true },
      overrideAccess: true,
    }),
  ])
  const own: Record<string, unknown> = edited[name]?.[locale] ?? {}
  const standard: Record<string, string> = mailTextsContent[locale][name]
  const texts: Record<string, string> = Object.fromEntries(
    partsOf(name).map(([part]) => [part, textOf(own[part]) || (standard[part] ?? '')]),
  )
  const { testMark, testNote } = mailsContent[locale]
  return {
    texts: texts as MailTexts<Name>,
    foundation: foundationName,
    write: (values, { subject = texts.subject ?? '', isTest = false } = {}) =>
      composeMail({
        subject: isTest ? `${testMark} ${subject}` : subject,
        body: [...(isTest ? [testNote] : []), texts.body].join('\n\n'),
        footer: texts.footer,
        values: { foundation: foundationName, ...values },
        signature: [foundationName, motto].filter(Boolean).join('\n'),
      }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
