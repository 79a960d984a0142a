import type { ReactNode } from 'react'
import { panelTexts } from '@/content/panel/texts'
import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { setPageStatus } from '@/lib/render-context'
import FreePage from '../../../../../(site)/[locale]/[address]/page'
import AboutPage from '../../../../../(site)/[locale]/about/page'
import ActivitiesPage from '../../../../../(site)/[locale]/activities/page'
import CampaignPage from '../../../../../(site)/[locale]/campaigns/[campaign]/page'
import ContactPage from '../../../../../(site)/[locale]/contact/page'
import DonatePage from '../../../../../(site)/[locale]/donate/page'
import GetInvolvedPage from '../../../../../(site)/[locale]/get-involved/page'
import ImpactPage from '../../../../../(site)/[locale]/impact/page'
import InspirationPage from '../../../../../(site)/[locale]/inspiration/page'
import JoinPage from '../../../../../(site)/[locale]/join/page'
import type { LocaleParams } from '../../../../../(site)/[locale]/locale-params'
import ObjectivesPage from '../../../../../(site)/[locale]/objectives/page'
import HomePage from '../../../../../(site)/[locale]/page'
import PortfolioPage from '../../../../../(site)/[locale]/portfolio/page'
import PrivacyPage from '../../../../../(site)/[locale]/privacy/page'
import RefundPolicyPage from '../../../../../(site)/[locale]/refund-policy/page'
import StoriesPage from '../../../../../(site)/[locale]/stories/page'
import TermsPage from '../../../../../(site)/[locale]/terms/page'
import TransparencyPage from '../../../../../(site)/[locale]/transparency/page'
import ProgramPage from '../../../../../(site)/[locale]/what-we-do/[program]/page'
import WhatWeDoPage from '../../../../../(site)/[locale]/what-we-do/page'
import { PreviewBridge } from '../preview-bridge'
import { type PreviewParams, readPreview } from '../read-preview'

/** The designed pages, by their path in English. */
const pages: Record<string, (props: LocaleParams) => Promise<ReactNode>> = {
  '/': HomePage,
  '/what-we-do': WhatWeDoPage,
  '/stories': StoriesPage,
  '/about': AboutPage,
  '/activities': ActivitiesPage,
  '/contact': ContactPage,
  '/donate': DonatePage,
  '/get-involved': GetInvolvedPage,
  '/impact': ImpactPage,
  '/inspiration': InspirationPage,
  '/join': JoinPage,
  '/objectives': ObjectivesPage,
  '/portfolio': PortfolioPage,
  '/privacy': PrivacyPage,
  '/refund-policy': RefundPolicyPage,
  '/terms': TermsPage,
  '/transparency': TransparencyPage,
}

export default async function PreviewPage({ params }: PreviewParams) {
  const { mode, locale, path } = await readPreview(params)
  if (!mode) {
    setPageStatus(404)
    return <NotFoundMessage locale={locale} />
  }
  const Page = pages[path]
  const [address = '', item, ...rest] = path.slice(1).split('/')
  const isItem = item !== undefined && rest.length === 0
  return (
    <>
      <PreviewBridge mode={mode} behind={panelTexts[locale].preview.behind} />
      {Page ? (
        <Page params={Promise.resolve({ locale })} />
      ) : isItem && address === 'what-we-do' ? (
        <ProgramPage params={Promise.resolve({ locale, program: item })} />
      ) : isItem && address === 'campaigns' ? (
        <CampaignPage params={Promise.resolve({ locale, campaign: item })} />
      ) : (
        <FreePage params={Promise.resolve({ locale, address: item ? path : address })} />
      )}
    </>
  )
}
