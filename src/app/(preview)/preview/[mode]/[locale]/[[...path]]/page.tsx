import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { setPageStatus } from '@/lib/render-context'
import AboutPage from '../../../../../(site)/[locale]/about/page'
import GetInvolvedPage from '../../../../../(site)/[locale]/get-involved/page'
import ImpactPage from '../../../../../(site)/[locale]/impact/page'
import type { LocaleParams } from '../../../../../(site)/[locale]/locale-params'
import ObjectivesPage from '../../../../../(site)/[locale]/objectives/page'
import HomePage from '../../../../../(site)/[locale]/page'
import PrivacyPage from '../../../../../(site)/[locale]/privacy/page'
import RefundPolicyPage from '../../../../../(site)/[locale]/refund-policy/page'
import StoriesPage from '../../../../../(site)/[locale]/stories/page'
import TermsPage from '../../../../../(site)/[locale]/terms/page'
import TransparencyPage from '../../../../../(site)/[locale]/transparency/page'
import WhatWeDoPage from '../../../../../(site)/[locale]/what-we-do/page'
import { PreviewBridge } from '../preview-bridge'
import { type PreviewParams, readPreview } from '../read-preview'

/** The pages that have drafts, by their path in English. */
const pages: Record<string, (props: LocaleParams) => Promise<React.ReactNode>> = {
  '/': HomePage,
  '/what-we-do': WhatWeDoPage,
  '/stories': StoriesPage,
  '/about': AboutPage,
  '/get-involved': GetInvolvedPage,
  '/impact': ImpactPage,
  '/objectives': ObjectivesPage,
  '/privacy': PrivacyPage,
  '/refund-policy': RefundPolicyPage,
  '/terms': TermsPage,
  '/transparency': TransparencyPage,
}

export default async function PreviewPage({ params }: PreviewParams) {
  const { mode, locale, path } = await readPreview(params)
  const Page = pages[path]
  if (!mode || !Page) {
    setPageStatus(404)
    return <NotFoundMessage locale={locale} />
  }
  return (
    <>
      <PreviewBridge mode={mode} />
      <Page params={Promise.resolve({ locale })} />
    </>
  )
}
