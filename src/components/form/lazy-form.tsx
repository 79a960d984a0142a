'use client'

import { type ReactNode, startTransition, useLayoutEffect, useRef } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { FormScope } from './form-scope'

/** Distance below the viewport at which a form's script is fetched. */
const NEAR_MARGIN = '400px'
const INTERACTIONS = ['focusin', 'click']

type LazyFormProps = {
  /** Id of the element around the form, unique on the page. */
  id: string
  /** The form for the page's HTML; null in the browser, whose bundle does not contain it. */
  html: ReactNode
  /** Loads the form with its script. Only the function of the first render is called. */
  load: () => Promise<ReactNode>
}

/**
 * A form whose script is loaded later than the page's. The HTML contains the whole form, and React
 * hydrates it once it is near the viewport, focused or clicked. Until then, and if the script never
 * loads, the browser validates and submits it natively. Not a Suspense boundary: React streams a
 * large one out of place, where it stays hidden without scripts.
 */
export function LazyForm({ id, html, load }: LazyFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const firstLoad = useRef(load)

  // A layout effect, to be ready before the page reports that it is hydrated: a tap that is
  // replayed then is recorded here.
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    let isUnmounted = false
    let unmountForm = () => {}
    const clicks = recordClick(element)
    const hydrateForm = async () => {
      try {
        const form = await firstLoad.current()
        if (isUnmounted) return
        const hydrated = (
          <FormScope value={id}>
            {form}
            <Hydrated onHydrated={clicks.replay} />
          </FormScope>
        )
        unmountForm = renderForm(element, hydrated)
      } catch (error) {
        console.warn('The script of the form could not be loaded.', error)
        // The connection may be back by then.
        if (!isUnmounted) stopWaiting = onInteraction(element, hydrateForm)
      }
    }
    let stopWaiting = onNear(element, hydrateForm)
    return () => {
      isUnmounted = true
      stopWaiting()
      clicks.stop()
      unmountForm()
    }
  }, [id])

  if (typeof window === 'undefined') {
    return (
      <div id={id}>
        <FormScope value={id}>{html}</FormScope>
      </div>
    )
  }
  return (
    <div
      ref={place}
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React keeps what the server sent.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Calls `onHydrated` once React has hydrated its siblings. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // A layout effect, to run at once: React handles the next click itself.
  useLayoutEffect(onHydrated, [onHydrated])
  return null
}

/**
 * Records the last click on a button that React has not handled, so that nobody has to click twice:
 * clicks before React is loaded, and those that React stops while it hydrates. Until React has
 * hydrated the page, `defer-scripts.ts` does the same for all buttons and replays the click, which
 * then arrives here.
 */
function recordClick(element: HTMLElement) {
  let missed: HTMLElement | null = null
  const keep = ({ target }: MouseEvent) => {
    const isHere = target instanceof Element && element.contains(target)
    missed = isHere ? target.closest('button[type=button]') : null
  }
  const forget = () => {
    missed = null
  }
  const stop = () => window.removeEventListener('click', keep, { capture: true })
  // On the window: React stops the click at the document.
  window.addEventListener('click', keep, { capture: true })
  return {
    stop,
    replay: () => {
      stop()
      // The click that triggered hydration is still on its way to the button.
      element.addEventListener('click', forget)
      setTimeout(() => {
        element.removeEventListener('click', forget)
        missed?.click()
      })
    },
  }
}

/**
 * Calls `begin` once, when the element comes near the viewport, is focused or clicked.
 * @returns a function that stops waiting.
 */
function onNear(element: HTMLElement, begin: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    stopInteraction()
  }
  const once = () => {
    stop()
    begin()
  }
  const stopInteraction = onInteraction(element, once)
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: NEAR_MARGIN },
  )
  observer.observe(element)
  return stop
}

/**
 * Calls `begin` once, when the element is focused or clicked.
 * @returns a function that stops waiting.
 */
function onInteraction(element: HTMLElement, begin: () => void): () => void {
  const stop = () => {
    for (const touch of INTERACTIONS) element.removeEventListener(touch, once)
  }
  const once = () => {
    stop()
    begin()
  }
  for (const touch of INTERACTIONS) element.addEventListener(touch, once)
  return stop
}

/**
 * Hydrates the server's HTML, or renders the form if a soft navigation left the place empty.
 * @returns a function that unmounts it.
 */
function renderForm(element: HTMLElement, form: ReactNode): () => void {
  let root: Root
  // A transition yields to input: taps in the meantime are handled at once.
  startTransition(() => {
    if (element.firstChild) {
      root = hydrateRoot(element, form)
    } else {
      root = createRoot(element)
      root.render(form)
    }
  })
  return () => queueMicrotask(() => root.unmount())
}
