import type { Text } from '@/domain/pages/fields'
import { cn } from '@/lib/cn'

type PageHeadingProps = {
  title: Text
  lead: Text
  /** On a phone the title alone, where what follows belongs on the first screen. */
  isShortOnPhones?: boolean
}

/** The first lines of a page: its title and what it is about, over a horizon where the sun rises. */
export function PageHeading({ title, lead, isShortOnPhones = false }: PageHeadingProps) {
  return (
    <header className="page-width">
      <div
        className={cn(
          'flex flex-col border-line border-b sm:flex-row sm:items-end sm:gap-8 sm:pt-16 lg:gap-12',
          isShortOnPhones ? 'pt-4' : 'pt-12',
        )}
      >
        <div className={cn('grow sm:pb-10 lg:pb-14', isShortOnPhones ? 'pb-3' : 'pb-8')}>
          <h1
            className={cn(
              'max-w-4xl text-neem-deep',
              isShortOnPhones ? 'text-heading sm:text-display' : 'text-display',
            )}
          >
            {title}
          </h1>
          {lead && (
            <p
              className={cn(
                'mt-4 max-w-2xl text-ink-soft text-lead sm:mt-5',
                isShortOnPhones && 'hidden sm:block',
              )}
            >
              {lead}
            </p>
          )}
        </div>
        {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
        <img
          src="/brand/sun.svg"
          alt=""
          fetchPriority="low"
          width="480"
          height="240"
          className={cn(
            'h-auto w-36 shrink-0 self-end sm:w-48 lg:w-72',
            isShortOnPhones && 'hidden sm:block',
          )}
        />
      </div>
    </header>
  )
}
