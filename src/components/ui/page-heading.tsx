import type { Text } from '@/domain/pages/fields'
import { cn } from '@/lib/cn'

type PageHeadingProps = {
  title: Text
  lead: Text
  /**
   * Less high, and only the title on a phone, so that what follows is visible without scrolling.
   */
  isLow?: boolean
}

/** The header of a page: title and lead, with the rising sun. */
export function PageHeading({ title, lead, isLow = false }: PageHeadingProps) {
  return (
    <header className="page-width">
      <div
        className={cn(
          'flex flex-col border-line border-b sm:flex-row sm:items-end sm:gap-8 lg:gap-12',
          isLow ? 'pt-4 sm:pt-8' : 'pt-12 sm:pt-16',
        )}
      >
        <div className={cn('min-w-0 grow', isLow ? 'pb-3 sm:pb-6' : 'pb-8 sm:pb-10 lg:pb-14')}>
          <h1
            className={cn(
              'max-w-4xl text-neem-deep',
              isLow ? 'text-heading sm:text-title' : 'text-display',
            )}
          >
            {title}
          </h1>
          {lead && (
            <p
              className={cn(
                'max-w-2xl text-ink-soft text-lead',
                isLow ? 'mt-2 hidden sm:block' : 'mt-4 sm:mt-5',
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
            'h-auto shrink-0 self-end',
            isLow ? 'hidden w-48 sm:block' : 'w-36 sm:w-48 lg:w-72',
          )}
        />
      </div>
    </header>
  )
}
