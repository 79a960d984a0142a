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
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/contact'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, contactContent[locale].meta)
}

export default async function ContactPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = contactContent[locale]
  const settings = await getSiteSettings(locale)
  const { common, contact } = formsContent[locale]
  const { messageSent, messageFailed } = toastsContent[locale]
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="page-width grid items-start gap-12 pt-10 pb-24 lg:pt-14 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <section
          aria-labelledby="form-heading"
          className="rounded-card border border-line bg-paper-deep/50 p-5 sm:p-8"
        >
          <h2 id="form-heading" className="text-heading text-neem-deep">
            {copy.form.heading}
          </h2>
          <p className="mt-1 mb-6 text-ink-soft">{copy.form.lead}</p>
          <LazyContactForm
            locale={locale}
            subjects={contactSubjects}
            copy={{
              common,
              form: contact,
              success: { title: copy.success.title, text: copy.success.text },
              sent: messageSent,
              failed: messageFailed,
            }}
          />
        </section>
        <div className="grid content-start gap-12">
          <ContactDetails copy={copy} settings={settings} />
          <ContactMap copy={copy} settings={settings} />
          <section aria-labelledby="links-heading">
            <h2 id="links-heading" className="text-heading text-neem-deep">
              {copy.links.heading}
            </h2>
            <div className="mt-4 flex flex-wrap gap-3">
              {copy.links.items.map(({ id, href, label }) => (
                <ButtonLink
                  key={id}
                  href={localePath(locale, href)}
                  tone={id === 'donate' ? 'give' : 'quiet'}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          </section>
        </div>
      </div>
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}
