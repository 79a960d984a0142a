import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PageHeading } from '@/components/ui/page-heading'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { activitiesContent } from '@/content/activities'
import { eventSignUpContent } from '@/content/event-sign-up'
import { localePath } from '@/content/paths'
import { SIGN_UP_FAILED, signUpPath } from '@/domain/event-sign-up'
import { SignUp, SignUpNotes } from '@/features/activities/sign-up'
import { formatDateTime } from '@/lib/dates'
import { setPageStatus } from '@/lib/render-context'
import { getSignUpsNow } from '@/server/events/page-data'
import { readReturnedForm } from '@/server/http/returned-form'
import { findActivity } from '@/server/posts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { localeOf } from '../../../locale-params'
import { UnknownPage, unknownPageMetadata } from '../../../unknown-page'

type EventParams = { params: Promise<{ locale: string; id: string }> }

/** What a form gets that was filled in while its event was taken off the site. */
const GONE = { state: 'gone', placesLeft: null, lastDay: null } as const

// Read on each request, never cached: it shows how many places are left now.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: EventParams): Promise<Metadata> {
  const { locale, activity, signUps } = await find(params)
  if (!signUps) return unknownPageMetadata(locale)
  const copy = eventSignUpContent[locale]
  const title = activity ? copy.titleOf(activity.title) : copy.title
  const { foundationName } = await getSiteSettings(locale)
  return { title: `${title} · ${foundationName}`, robots: { index: false } }
}

/** The outcome of a sign-up for an event, or the form with its errors. */
export default async function SignUpPage({ params }: EventParams) {
  const { locale, id, activity, signUps, returned } = await find(params)
  if (!signUps) return <UnknownPage locale={locale} />
  if (signUps.state === 'gone') setPageStatus(404)
  const copy = eventSignUpContent[locale]
  const { title = copy.title, eventDate, eventLocation, languages } = activity ?? {}
  return (
    <>
      <PageHeading
        title={languages?.title ? <span lang={languages.title}>{title}</span> : title}
        lead=""
        isLow
      />
      <div className="page-width pt-8 pb-14">
        <p className="mb-6 font-semibold empty:hidden">
          {eventDate && formatDateTime(eventDate, locale)}
          {eventDate && eventLocation && ' · '}
          {eventLocation && <span lang={languages?.eventLocation}>{eventLocation}</span>}
        </p>
        <SignUpNotes locale={locale} event={id} />
        <SignUp locale={locale} event={id} {...signUps} returned={returned} />
        <SiteLink
          href={localePath(locale, activity ? `/activities/${id}` : '/activities')}
          className={`mt-6 ${accentLinkClass} hover:text-neem`}
        >
          {activity ? copy.toEvent : activitiesContent[locale].allActivities}
        </SiteLink>
      </div>
    </>
  )
}

async function find(params: EventParams['params']) {
  const { id } = await params
  const locale = await localeOf(params)
  const activity = await findActivity(locale, id)
  const request = await headers()
  const returned = readReturnedForm(request, `${signUpPath(id)}#${SIGN_UP_FAILED}`)
  // Without cookies nothing is returned; then the browser still says where the form was.
  const isFromForm = returned || request.get('referer')?.includes(`/activities/${id}`)
  const signUps = (activity && (await getSignUpsNow(id))) || (isFromForm && GONE)
  return { locale, id, activity, signUps, returned }
}
