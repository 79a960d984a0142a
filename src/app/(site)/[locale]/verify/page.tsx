import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PageHeading } from '@/components/ui/page-heading'
import { localePath } from '@/content/paths'
import { verifyContent } from '@/content/verify'
import { cleanVerifyCode, VERIFY_PATH } from '@/domain/verification'
import { VerifyForm } from '@/features/verify/verify-form'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

type Params = LocaleParams & { searchParams: Promise<{ code?: string | string[] }> }

// Read on each request: a submitted code is in the query.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, VERIFY_PATH, verifyContent[locale].meta)
}

/** The form for a printed code; with a code in its query it redirects to the result. */
export default async function VerifyFormPage({ params, searchParams }: Params) {
  const locale = await localeOf(params)
  const { code } = await searchParams
  const typed = cleanVerifyCode([code].flat()[0] ?? '')
  if (typed) redirect(localePath(locale, `${VERIFY_PATH}/${encodeURIComponent(typed)}`))
  const { title, meta, form } = verifyContent[locale]
  return (
    <>
      <PageHeading title={title} lead={form.lead} />
      <div className="page-width py-10 sm:py-14">
        <div className="max-w-md">
          <VerifyForm locale={locale} copy={form} />
        </div>
      </div>
      <Breadcrumbs locale={locale} path={VERIFY_PATH} title={meta.title} />
    </>
  )
}
