import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { activitiesContent } from '@/content/activities'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { ActivityArticle } from '@/features/activities/activity-article'
import { describeActivity } from '@/features/activities/activity-description'
import { SignUp } from '@/features/activities/sign-up'
import { getSignUps } from '@/server/events/page-data'
import { getPageTexts } from '@/server/pages/page-data'
import { calendarHref } from '@/server/posts/calendar'
import { findActivity } from '@/server/posts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../../breadcrumbs'
import { localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { UnknownPage, unknownPageMetadata } from '../../unknown-page'
import { isUpcoming, UpcomingEventData } from '../upcoming-event-data'

type ActivityParams = { params: Promise<{ locale: string; id: string }> }

const PATH = '/activities'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: ActivityParams): Promise<Metadata> {
  const { locale, activity } = await find(params)
  if (!activity) return unknownPageMetadata(locale)
  const { id, title } = activity
  const description = describeActivity(activity, locale)
  return pageMetadata(locale, `${PATH}/${id}`, { title, description })
}

/** One activity: a past one or an upcoming event. */
export default async function ActivityPage({ params }: ActivityParams) {
  const { locale, activity } = await find(params)
  if (!activity) return <UnknownPage locale={locale} />
  const { closing } = await getPageTexts('activities', locale)
  const { foundationName } = await getSiteSettings(locale)
  const { id, title, type } = activity
  const pageUrl = siteUrl(getEnv()) + localePath(locale, `${PATH}/${id}`)
  const signUps = type === 'event' ? await getSignUps(id) : null
  const takesSignUps = signUps !== null && signUps.state !== 'over'
  return (
    <>
      <ActivityArticle
        locale={locale}
        activity={activity}
        copy={activitiesContent[locale]}
        pageUrl={pageUrl}
        calendarHref={isUpcoming(activity) ? calendarHref(locale, id) : null}
        signUpHref={signUps?.state === 'open' ? '#sign-up' : null}
      >
        {takesSignUps && <SignUp locale={locale} event={id} {...signUps} />}
      </ActivityArticle>
      <Closing locale={locale} copy={closing} paths={{ donate: '/donate', join: '/join' }} />
      <UpcomingEventData locale={locale} activity={activity} organizer={foundationName} />
      <Breadcrumbs locale={locale} path={`${PATH}/${id}`} title={title} />
    </>
  )
}

async function find(params: ActivityParams['params']) {
  const { id } = await params
  const locale = await localeOf(params)
  return { locale, activity: await findActivity(locale, id) }
}
