import type { Metadata } from 'next'
import { PageHeading } from '@/components/ui/page-heading'
import { CampaignArticle } from '@/features/campaigns/campaign-article'
import { plainText } from '@/lib/plain-text'
import { findCampaign } from '@/server/campaigns/page-data'
import { Breadcrumbs } from '../../breadcrumbs'
import { localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { UnknownPage, unknownPageMetadata } from '../../unknown-page'

type CampaignParams = { params: Promise<{ locale: string; campaign: string }> }

const PATH = '/campaigns'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, found } = await find(params)
  if (!found) return unknownPageMetadata(locale)
  const { id, title, description } = found.campaign
  const meta = { title: plainText(title), description: plainText(description) }
  return pageMetadata(locale, `${PATH}/${id}`, meta)
}

/** One campaign: its goal, its progress, and the way to give. */
export default async function CampaignPage({ params }: CampaignParams) {
  const { locale, found } = await find(params)
  if (!found) return <UnknownPage locale={locale} />
  const { campaign, next } = found
  return (
    <>
      <PageHeading title={campaign.title} lead={campaign.description} />
      <CampaignArticle locale={locale} campaign={campaign} next={next} />
      <Breadcrumbs
        locale={locale}
        path={`${PATH}/${campaign.id}`}
        title={plainText(campaign.title)}
      />
    </>
  )
}

async function find(params: CampaignParams['params']) {
  const { campaign } = await params
  const locale = await localeOf(params)
  return { locale, found: await findCampaign(locale, campaign) }
}
