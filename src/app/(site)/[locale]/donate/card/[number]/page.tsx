import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { localePath } from '@/content/paths'
import { tributeCardContent } from '@/content/tribute-card'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { EMBLEM_URL } from '@/domain/media-url'
import { cardTexts } from '@/domain/tribute-card'
import { getEnv, siteUrl } from '@/env'
import { CardWords } from '@/features/tribute-card/card-words'
import { SharedCard } from '@/features/tribute-card/shared-card'
import { setPageStatus } from '@/lib/render-context'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { readCard } from '@/server/tribute-cards/page-data'
import { type LocaleParams, localeOf } from '../../../locale-params'
import { privateMetadata } from '../../../page-metadata'

type Params = LocaleParams & { params: Promise<{ number: string }> }

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

/** Reads the card once per request, for its head and its page. */
const cardOf = cache(async (number: string) => readCard(number, await headers()))

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  const { title, description } = tributeCardContent[locale].page.meta
  const { number } = await params
  const shared = await cardOf(number)
  const images = shared?.picture ? [siteUrl(getEnv()) + shared.picture] : []
  // Private, since it names people; chats still show its picture.
  return {
    ...(await privateMetadata(locale, { title, description })),
    openGraph: { title, description, images },
  }
}

/** A card about a gift in somebody's name. Its address cannot be guessed. */
export default async function CardPage({ params }: Params) {
  const locale = await localeOf(params)
  const { number } = await params
  const copy = tributeCardContent[locale].page
  const { foundationName, logo } = await getSiteSettings(locale)
  const shared = await cardOf(number)
  if (!shared) setPageStatus(404)
  return (
    <>
      <PageHeading
        title={shared ? copy.meta.title : copy.unknown.title}
        lead={shared ? copy.lead : copy.unknown.text}
        // On a phone a low heading has no lead, but only the lead says what to do about a wrong link.
        isLow={shared !== null}
      />
      <div className="page-width py-10 sm:py-14">
        {shared && <Card {...shared} logoUrl={logo?.src ?? EMBLEM_URL} copy={copy} />}
        <div className="mt-8">
          <ButtonLink href={localePath(locale, '/what-we-do')} tone={shared ? 'quiet' : 'lead'}>
            {fillPlaceholders(copy.about, { foundation: foundationName })}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

type CardProps = NonNullable<Awaited<ReturnType<typeof readCard>>> & {
  logoUrl: string
  copy: (typeof tributeCardContent)['en']['page']
}

/** Shows the card in its own language, whatever the page's. */
async function Card({ card, locale, url, picture, logoUrl, copy }: CardProps) {
  const { foundationName } = await getSiteSettings(locale)
  const texts = cardTexts(tributeCardContent[locale], card, foundationName)
  const { shareText } = tributeCardContent[locale].page
  return (
    <SharedCard
      card={{
        ...texts,
        lang: locale,
        message: card.message ?? null,
        foundation: foundationName,
        logoUrl,
      }}
      url={url}
      picture={picture}
      copy={{
        print: copy.print,
        picture: copy.picture,
        share: copy.share,
        shareText: fillPlaceholders(shareText, texts),
      }}
    >
      <CardWords {...texts} lang={locale} message={card.message ?? null} />
    </SharedCard>
  )
}
