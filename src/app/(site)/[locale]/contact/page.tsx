import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { contactContent } from '@/content/contact'
import { formsContent } from '@/content/forms'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { contactSubjects } from '@/domain/contact'
import { ContactDetails, ContactMap } from '@/features/contact/contact-details'
import { LazyContactForm } from '@/features/contact/lazy-contact-form'
import { getPageTexts } from '@/server/pages/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/contact'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('contact', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function ContactPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const texts = await getPageTexts('contact', locale)
  const copy = contactContent[locale]
  const settings = await getSiteSettings(locale)
  const { common, contact } = formsContent[locale]
  const { messageSent, messageFailed } = toastsContent[locale]
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="page-width grid items-start gap-12 pt-10 pb-24 lg:pt-14 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <section
          aria-labelledby="form-heading"
          className="rounded-card border border-line bg-paper-deep/50 p-5 sm:p-8"
        >
          <h2 id="form-heading" className="text-heading text-neem-deep">
            {texts.form.heading}
          </h2>
          <p className="mt-1 mb-6 text-ink-soft">{texts.form.lead}</p>
          <LazyContactForm
            locale={locale}
            subjects={contactSubjects}
            copy={{
              common,
              form: contact,
              success: texts.success,
              sent: messageSent,
              failed: messageFailed,
            }}
          />
        </section>
        <div className="grid content-start gap-12">
          <ContactDetails texts={texts.details} copy={copy.details} settings={settings} />
          <ContactMap texts={texts.map} copy={copy.map} settings={settings} />
          {texts.closing && (
            <section aria-labelledby="links-heading">
              <h2 id="links-heading" className="text-heading text-neem-deep">
                {texts.closing.heading}
              </h2>
              <div className="mt-4 flex flex-wrap gap-3">
                {texts.closing.donate && (
                  <ButtonLink href={localePath(locale, '/donate')} tone="give">
                    {texts.closing.donate}
                  </ButtonLink>
                )}
                {texts.closing.join && (
                  <ButtonLink href={localePath(locale, '/join')} tone="quiet">
                    {texts.closing.join}
                  </ButtonLink>
                )}
              </div>
            </section>
          )}
        </div>
      </div>
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}
