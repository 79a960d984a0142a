import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** How far below the screen a form may still be when its script is fetched. */
const NEAR_MARGIN = '400px'

/**
 * A form whose script comes after the page's own: the HTML has all of it, and React takes it over
 * once it is near the screen or touched. Until then, and where the script never comes, the browser
 * checks and sends it by itself. It belongs into a `LatePlace`.
 * @param id of its place.
 */
export function lateForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(() => whenNear(id).then(() => loadOrLeave(load)))
}

/** Where a late form stands. */
export function LatePlace({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

async function loadOrLeave<Props>(load: () => Promise<ComponentType<Props>>) {
  try {
    return { default: await load() }
  } catch (error) {
    console.warn('The script of the form could not be loaded; the browser sends it alone.', error)
    return new Promise<never>(() => {})
  }
}

/** At once on the server and after a soft navigation, where there is no HTML of the form yet. */
function whenNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!place) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: NEAR_MARGIN },
    )
    const begin = () => {
      observer.disconnect()
      resolve()
    }
    observer.observe(place)
    place.addEventListener('focusin', begin, { once: true })
  })
}
