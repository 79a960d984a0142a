import type { ReactNode } from 'react'
import { ClickToLoad } from '@/components/ui/click-to-load'
import type { ContactContent } from '@/content/contact'
import { mapEmbedUrl } from '@/domain/map-embed'
import type { ContactTexts } from '@/domain/pages/contact'
import { mailLink } from '@/lib/mail-link'
import { phoneLink } from '@/lib/phone-link'

type ContactDetailsProps = {
  texts: ContactTexts['details']
  copy: ContactContent['details']
  settings: {
    address: string | null
    phone: string | null
    email: string | null
    officeHours: string | null
  }
}

const LINK_CLASS = 'font-semibold text-neem underline underline-offset-4 hover:text-neem-deep'

/** How to reach the foundation, as far as it has been entered. */
export function ContactDetails({ texts, copy, settings }: ContactDetailsProps) {
  const { address, phone, email, officeHours } = settings
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-heading text-neem-deep">
        {texts.heading}
      </h2>
      {!(address || phone || email) && texts.notSet && <p className="mt-3">{texts.notSet}</p>}
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {address && (
          <Detail label={copy.address}>
            <span className="whitespace-pre-line">{address}</span>
          </Detail>
        )}
        {phone && (
          <Detail label={copy.phone}>
            <a href={phoneLink(phone)} aria-label={copy.call(phone)} className={LINK_CLASS}>
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail label={copy.email}>
            <a
              href={mailLink(email)}
              aria-label={copy.write(email)}
              className={`${LINK_CLASS} break-all`}
            >
              {email}
            </a>
          </Detail>
        )}
        <Detail label={copy.officeHours}>{officeHours ?? copy.officeHoursSeed}</Detail>
      </dl>
      {texts.responseTime && (
        <p className="mt-4 font-semibold text-neem-deep">{texts.responseTime}</p>
      )}
    </section>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** Where the foundation is. The map is a third party's, so it is loaded on demand. */
export function ContactMap({
  texts,
  copy,
  settings,
}: {
  texts: ContactTexts['map']
  copy: ContactContent['map']
  settings: { foundationName: string; mapUrl: string | null }
}) {
  const { mapUrl, foundationName } = settings
  if (!mapUrl) return null
  const embedUrl = mapEmbedUrl(mapUrl)
  return (
    <section aria-labelledby="map-heading">
      <h2 id="map-heading" className="text-heading text-neem-deep">
        {texts.heading}
      </h2>
      {embedUrl && (
        <ClickToLoad
          src={embedUrl}
          frameTitle={copy.frameTitle(foundationName)}
          className="mt-4 aspect-square w-full rounded-card sm:aspect-video"
          buttonClass="flex flex-col items-center justify-center gap-3 border border-line bg-neem-tint p-6 text-center hover:border-neem"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-12 text-geru"
            fill="currentColor"
          >
            <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.5A2.5 2.5 0 1 1 12 6.5a2.5 2.5 0 0 1 0 5z" />
          </svg>
          <span className="font-semibold text-neem-deep underline underline-offset-4">
            {copy.show}
          </span>
          <span className="max-w-sm text-ink-soft text-sm">{copy.notice}</span>
        </ClickToLoad>
      )}
      <p className="mt-3">
        <a href={mapUrl} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
          {copy.openOutside}
        </a>
      </p>
    </section>
  )
}
