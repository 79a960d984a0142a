export const INSPIRATION_GRID_CLASS =
  'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4'

/** Placeholders for the people while they load (spec section 2). */
export function InspirationSkeletons({ count }: { count: number }) {
  return (
    <ul
      aria-hidden="true"
      className={`${INSPIRATION_GRID_CLASS} page-width animate-pulse py-24 sm:py-40`}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical and never reordered.
        <li key={index} data-skeleton="">
          <div className="aspect-[4/5] rounded-arch bg-paper-deep" />
          <div className="mx-auto mt-5 h-5 w-3/5 rounded-full bg-paper-deep" />
        </li>
      ))}
    </ul>
  )
}
