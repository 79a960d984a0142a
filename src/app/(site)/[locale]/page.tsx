import type { Metadata } from 'next'
import { DataBlock } from '@/components/ui/data-block'
import { getEnv, siteUrl } from '@/env'
import { CurrentCampaign } from '@/features/campaigns/current-campaign'
import { AboutSection } from '@/features/home/about-section'
import { ChangeCards } from '@/features/home/change-cards'
import { Achievements, Counters } from '@/features/home/figures'
import { Hero } from '@/features/home/hero'
import { ImpactAreas } from '@/features/home/impact-areas'
import { Latest } from '@/features/home/latest'
import { organizationData } from '@/lib/structured-data'
import { listRunningCampaigns } from '@/server/campaigns/page-data'
import { listStories } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { listActivities } from '@/server/posts/page-data'
import { sharePictureHref } from '@/server/share/share-picture'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { logoHref } from '@/server/theme/logo'
import { type LocaleParams, localeOf } from './locale-params'
import { pageMetadata } from './page-metadata'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('home', locale)
  return pageMetadata(locale, '/', meta)
}

export default async function HomePage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('home', locale)
  const settings = await getSiteSettings(locale)
  const { activities } = await listActivities(locale, 1, 1)
  const [story] = await listStories(locale)
  const [campaign] = await listRunningCampaigns(locale)
  return (
    <>
      <Hero locale={locale} copy={copy.hero} picture={settings.heroImage} />
      <CurrentCampaign locale={locale} campaign={campaign} />
      <Counters copy={copy.counters} figures={settings.homeCounters} />
      {copy.impactAreas && <ImpactAreas locale={locale} copy={copy.impactAreas} />}
      {copy.about && (
        <AboutSection locale={locale} copy={copy.about} picture={settings.aboutImage} />
      )}
      <Achievements copy={copy.achievements} figures={settings.achievements} />
      <Latest locale={locale} copy={copy.latest} activity={activities[0]} story={story} />
      {copy.change && <ChangeCards locale={locale} copy={copy.change} />}
      <DataBlock
        data={organizationData({
          ...settings,
          siteUrl: siteUrl(getEnv()),
          logoPath: logoHref(settings.logo, 512) ?? '/brand/icon-512.png',
          imagePath: await sharePictureHref(locale, '/'),
          name: settings.foundationName,
          description: copy.meta.description,
          profiles: Object.values(settings.social),
        })}
      />
    </>
  )
}
