import type { ReactNode } from 'react'
import { ClickToLoad } from '@/components/ui/click-to-load'
import type { ContactContent } from '@/content/contact'
import { mapEmbedUrl } from '@/domain/map-embed'

type ContactDetailsProps = {
  copy: ContactContent
  settings: {
    foundationName: string
    address: string | null
    phone: string | null
    email: string | null
    officeHours: string | null
    mapUrl: string | null
  }
}

const LINK_CLASS = 'font-semibold text-neem underline underline-offset-4 hover:text-neem-deep'

/** How to reach the foundation. What is not set says how to ask for it. */
export function ContactDetails({ copy, settings }: ContactDetailsProps) {
  const { details } = copy
  const { address, phone, email, officeHours } = settings
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-heading text-neem-deep">
        {details.heading}
      </h2>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        <Detail label={details.address}>
          <span className="whitespace-pre-line">{address ?? details.addressNotSet}</span>
        </Detail>
        <Detail label={details.phone}>
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              aria-label={details.call(phone)}
              className={LINK_CLASS}
            >
              {phone}
            </a>
          ) : (
            details.phoneNotSet
          )}
        </Detail>
        <Detail label={details.email}>
          {email ? (
            <a
              href={`mailto:${email}`}
              aria-label={details.write(email)}
              className={`${LINK_CLASS} break-all`}
            >
              {email}
            </a>
          ) : (
            details.emailNotSet
          )}
        </Detail>
        <Detail label={details.officeHours}>{officeHours ?? details.officeHoursSeed}</Detail>
      </dl>
      <p className="mt-4 font-semibold text-neem-deep">{copy.responseTime}</p>
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

/** Where the foundation is. The map comes from elsewhere, so it is fetched only when asked for. */
export function ContactMap({ copy, settings }: ContactDetailsProps) {
  const { map } = copy
  const { mapUrl, foundationName } = settings
  const embedUrl = mapEmbedUrl(mapUrl)
  return (
    <section aria-labelledby="map-heading">
      <h2 id="map-heading" className="text-heading text-neem-deep">
        {map.heading}
      </h2>
      {embedUrl && (
        <ClickToLoad
          src={embedUrl}
          frameTitle={map.frameTitle(foundationName)}
          label={map.show}
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
            {map.show}
          </span>
          <span className="max-w-sm text-ink-soft text-sm">{map.notice}</span>
        </ClickToLoad>
      )}
      {mapUrl ? (
        <p className="mt-3">
          <a href={mapUrl} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
            {map.openOutside}
          </a>
        </p>
      ) : (
        <p className="mt-4 rounded-card border border-line border-dashed bg-card p-6 text-ink-soft">
          {map.notSet}
        </p>
      )}
    </section>
  )
}
