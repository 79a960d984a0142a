import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { DataBlock } from '@/components/ui/data-block'
import { activitiesContent } from '@/content/activities'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { ActivityArticle } from '@/features/activities/activity-article'
import { describeActivity } from '@/features/activities/activity-description'
import { SignUp } from '@/features/activities/sign-up'
import { isFutureEvent } from '@/lib/dates'
import { eventData } from '@/lib/structured-data'
import { getSignUps } from '@/server/events/page-data'
import { getPageTexts } from '@/server/pages/page-data'
import { calendarHref } from '@/server/posts/calendar'
import { findActivity } from '@/server/posts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../../breadcrumbs'
import { localeOf } from '../../locale-params'
import { pageMetadata } from '../../page-metadata'
import { UnknownPage, unknownPageMetadata } from '../../unknown-page'

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
  const { id, title, type, eventDate, eventLocation, picture } = activity
  const origin = siteUrl(getEnv())
  const pageUrl = `${origin}${localePath(locale, `${PATH}/${id}`)}`
  const isUpcoming = type === 'event' && isFutureEvent(eventDate)
  const signUps = type === 'event' ? await getSignUps(id) : null
  const takesSignUps = signUps !== null && signUps.state !== 'over'
  return (
    <>
      <ActivityArticle
        locale={locale}
        activity={activity}
        copy={activitiesContent[locale]}
        pageUrl={pageUrl}
        calendarHref={isUpcoming ? calendarHref(locale, id) : null}
        signUpHref={signUps?.state === 'open' ? '#sign-up' : null}
      >
        {takesSignUps && <SignUp locale={locale} event={id} {...signUps} />}
      </ActivityArticle>
      <Closing locale={locale} copy={closing} paths={{ donate: '/donate', join: '/join' }} />
      {isUpcoming && eventDate && (
        <DataBlock
          data={eventData({
            siteUrl: origin,
            name: title,
            startDate: eventDate,
            location: eventLocation,
            url: pageUrl,
            imageUrl: picture?.src ?? null,
            organizer: foundationName,
          })}
        />
      )}
      <Breadcrumbs locale={locale} path={`${PATH}/${id}`} title={title} />
    </>
  )
}

async function find(params: ActivityParams['params']) {
  const { id } = await params
  const locale = await localeOf(params)
  return { locale, activity: await findActivity(locale, id) }
}
