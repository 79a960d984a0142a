import type { TransparencyTexts } from '@/domain/pages/transparency'

type DocumentsProps = {
  copy: NonNullable<TransparencyTexts['documents']>
  documents: { title: string; year: string | null; url: string }[]
  opensOutside: string
}

/** The published documents; if there are none, how to ask for them. */
export function Documents({ copy, documents, opensOutside }: DocumentsProps) {
  return (
    <section className="page-width section-space">
      <h2 className="text-neem-deep text-title">{copy.heading}</h2>
      {documents.length > 0 && (
        <ul className="mt-8 border-line border-b">
          {documents.map(({ title, year, url }) => (
            <li key={url} className="border-line border-t">
              <a
                href={url}
                {...(isOwn(url) ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
                className="group flex min-h-16 items-baseline gap-6 py-4 hover:text-neem"
              >
                <span className="min-w-20 shrink-0 whitespace-nowrap font-heading text-geru text-heading">
                  {year}
                </span>
                <span className="grow font-semibold underline decoration-marigold decoration-2 underline-offset-4">
                  {title}
                  {!isOwn(url) && <span className="sr-only"> ({opensOutside})</span>}
                </span>
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.length === 0 && <p className="measure mt-4 text-ink-soft">{copy.noneYet}</p>}
    </section>
  )
}

/** Returns whether it is a PDF uploaded here, and not on another site. */
function isOwn(url: string): boolean {
  return url.startsWith('/')
}
