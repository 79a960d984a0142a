import type { Text } from '@/domain/pages/fields'

/** The first lines of a page: its title and what it is about, over a horizon where the sun rises. */
export function PageHeading({ title, lead }: { title: Text; lead: Text }) {
  return (
    <header className="page-width">
      <div className="flex flex-col border-line border-b pt-12 sm:pt-16 sm:flex-row sm:items-end sm:gap-8 lg:gap-12">
        <div className="grow pb-8 sm:pb-10 lg:pb-14">
          <h1 className="max-w-4xl text-display text-neem-deep">{title}</h1>
          {lead && <p className="mt-4 max-w-2xl text-ink-soft text-lead sm:mt-5">{lead}</p>}
        </div>
        {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
        <img
          src="/brand/sun.svg"
          alt=""
          fetchPriority="low"
          width="480"
          height="240"
          className="h-auto w-36 shrink-0 self-end sm:w-48 lg:w-72"
        />
      </div>
    </header>
  )
}
