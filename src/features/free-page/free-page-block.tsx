import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EachText } from '@/components/ui/each-text'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Picture } from '@/components/ui/picture'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { VideoPlayer } from '@/components/ui/video-player'
import type { Locale } from '@/content/locale'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import type { Text } from '@/domain/pages/fields'
import type { Block, BlockTexts } from '@/domain/pages/free-page'
import { youtubeId } from '@/domain/youtube'
import { plainText } from '@/lib/plain-text'

const HALF_SIZES = '(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, 92vw'
const THIRD_SIZES = '(min-width: 76rem) 23rem, (min-width: 40rem) 46vw, 92vw'

/** A block of a page that the foundation made itself. A block without content renders nothing. */
export function FreePageBlock({ locale, block }: { locale: Locale; block: Block }): ReactNode {
  switch (block.name) {
    case 'text':
      return <TextBlock {...block.texts} />
    case 'pictureAndText':
      return <PictureAndText {...block.texts} />
    case 'gallery':
      return <Gallery {...block.texts} />
    case 'figures':
      return <Figures {...block.texts} />
    case 'quote':
      return <Quote {...block.texts} />
    case 'steps':
      return <Steps {...block.texts} />
    case 'callToAction':
      return <CallToAction locale={locale} {...block.texts} />
    case 'video':
      return <Video locale={locale} {...block.texts} />
    case 'documents':
      return <Documents locale={locale} {...block.texts} />
    case 'questions':
      return <Questions {...block.texts} />
  }
}

function Heading({ children }: { children: Text }) {
  return children ? <h2 className="mb-6 text-neem-deep text-title">{children}</h2> : null
}

function TextBlock({ heading, paragraphs }: BlockTexts<'text'>) {
  if (!heading && paragraphs.length === 0) return null
  return (
    <section className="measure">
      <Heading>{heading}</Heading>
      <div className="space-y-4">
        <EachText texts={paragraphs} as="p" />
      </div>
    </section>
  )
}

function PictureAndText({ heading, paragraphs, picture }: BlockTexts<'pictureAndText'>) {
  if (!picture) return <TextBlock heading={heading} paragraphs={paragraphs} />
  return (
    <section className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
      <Picture
        picture={picture}
        sizes={HALF_SIZES}
        className="aspect-[4/3] w-full rounded-card bg-paper-deep object-cover"
      />
      <TextBlock heading={heading} paragraphs={paragraphs} />
    </section>
  )
}

function Gallery({ heading, pictures }: BlockTexts<'gallery'>) {
  const shown = pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []))
  if (shown.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ picture, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be shown twice.
          <li key={index}>
            <figure>
              <Picture
                picture={picture}
                sizes={THIRD_SIZES}
                className="aspect-[4/3] w-full rounded-2xl bg-paper-deep object-cover"
              />
              {caption && <figcaption className="mt-2 text-ink-soft">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ heading, figures }: BlockTexts<'figures'>) {
  const shown = figures.filter(({ value, label }) => value && label)
  if (shown.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line sm:grid-cols-3">
        {shown.map(({ value, label, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two figures may be the same.
          <div key={index} className="flex flex-col-reverse justify-end bg-card p-5 sm:p-7">
            <dt className="mt-1 text-ink-soft leading-snug">
              {label}
              {source && <span className="mt-1 block text-sm">{source}</span>}
            </dt>
            <dd className="font-heading text-neem text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Quote({ text, by }: BlockTexts<'quote'>) {
  if (!text) return null
  return (
    <figure className="rounded-card bg-marigold-tint px-6 py-10 text-center sm:px-14 sm:py-14">
      <blockquote className="mx-auto max-w-3xl text-balance font-heading text-neem-deep text-title">
        {text}
      </blockquote>
      {by && <figcaption className="mt-5 text-ink-soft">{by}</figcaption>}
    </figure>
  )
}

function Steps({ heading, steps }: BlockTexts<'steps'>) {
  if (steps.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <NumberedSteps steps={steps} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  )
}

function CallToAction({
  locale,
  heading,
  text,
  button,
  page,
}: BlockTexts<'callToAction'> & { locale: Locale }) {
  if (!heading && !text) return null
  return (
    <section className="rounded-card bg-neem-deep px-6 py-12 text-center text-white sm:px-14">
      {heading && <h2 className="mx-auto max-w-3xl text-title">{heading}</h2>}
      {text && <p className="mx-auto mt-3 max-w-2xl text-lead text-white/85">{text}</p>}
      {button && page && (
        <div className="mt-7">
          <ButtonLink href={localePath(locale, page)} tone="give">
            {button}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** A YouTube video is embedded; any other address becomes a link. */
function Video({ locale, heading, address }: BlockTexts<'video'> & { locale: Locale }) {
  if (!address) return null
  const copy = pagePartsContent[locale]
  const videoId = youtubeId(address)
  const label = copy.playVideo(plainText(heading))
  return (
    <section>
      <Heading>{heading}</Heading>
      {videoId ? (
        <VideoPlayer
          videoId={videoId}
          frameTitle={plainText(heading) || copy.video}
          label={label}
          notice={copy.videoNotice}
          className="aspect-video w-full max-w-4xl rounded-card"
        />
      ) : (
        <OutsideLink locale={locale} address={address}>
          {label}
        </OutsideLink>
      )}
    </section>
  )
}

function Documents({ locale, heading, documents }: BlockTexts<'documents'> & { locale: Locale }) {
  const shown = documents.flatMap(({ title, address }) => (address ? [{ title, address }] : []))
  if (shown.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <ul className="border-line border-b">
        {shown.map(({ title, address }) => (
          <li key={address} className="border-line border-t py-3">
            <OutsideLink locale={locale} address={address}>
              {title}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OutsideLink({
  locale,
  address,
  children,
}: {
  locale: Locale
  address: string
  children: Text
}) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={`${accentLinkClass} hover:text-neem`}
    >
      {children}
      <span className="sr-only"> ({pagePartsContent[locale].opensOutside})</span>
    </a>
  )
}

/** Questions whose answers expand without a script. */
function Questions({ heading, questions }: BlockTexts<'questions'>) {
  if (questions.length === 0) return null
  return (
    <section className="measure">
      <Heading>{heading}</Heading>
      <div className="border-line border-b">
        {questions.map(({ title, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other key than its position.
          <details key={index} className="group border-line border-t">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-neem">
              {title}
              <span
                aria-hidden="true"
                className="text-geru text-heading transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <div className="space-y-3 pb-5">
              <EachText texts={answer} as="p" />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
