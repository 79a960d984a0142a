import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { formsContent } from '@/content/forms'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { availabilityOptions, interestIds } from '@/domain/volunteer'
import { LazyVolunteerForm } from '@/features/volunteer/lazy-volunteer-form'
import { VolunteerSteps } from '@/features/volunteer/volunteer-steps'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/join'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('join', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function JoinPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('join', locale)
  const { common, volunteer } = formsContent[locale]
  const { applicationSubmitted, applicationFailed, photoUploadFailed } = toastsContent[locale]
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="page-width grid gap-12 pt-10 pb-24 lg:pt-14 lg:grid-cols-[1fr_1.9fr] lg:gap-16">
        {copy.steps && <VolunteerSteps copy={copy.steps} />}
        <section
          aria-labelledby="form-heading"
          className="rounded-card border border-line bg-paper-deep/50 p-5 sm:p-8"
        >
          <h2 id="form-heading" className="text-title text-neem-deep">
            {copy.form.heading}
          </h2>
          <p className="mt-1 mb-8 text-ink-soft">{copy.form.lead}</p>
          <LazyVolunteerForm
            locale={locale}
            interests={interestIds}
            availability={availabilityOptions}
            copy={{
              common,
              form: volunteer,
              success: { title: copy.success.title, text: copy.success.text },
              sent: applicationSubmitted,
              failed: applicationFailed,
              photoFailed: photoUploadFailed,
            }}
            sentLinks={
              <div className="mt-4 flex flex-wrap gap-3">
                {copy.success.home && (
                  <ButtonLink href={localePath(locale, '/')} tone="quiet">
                    {copy.success.home}
                  </ButtonLink>
                )}
                {copy.success.activities && (
                  <ButtonLink href={localePath(locale, '/activities')} tone="quiet">
                    {copy.success.activities}
                  </ButtonLink>
                )}
              </div>
            }
          />
        </section>
      </div>
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}
