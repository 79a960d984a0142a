'use client'

import { type ReactNode, startTransition, useLayoutEffect, useRef } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { FormScope } from './form-scope'

/** How far below the screen a form may still be when its script is fetched. */
const NEAR_MARGIN = '400px'
const TOUCHES = ['focusin', 'click']

type LazyFormProps = {
  /** Id of the element around the form, unique in the page. */
  id: string
  /** The form, for the HTML of the page; null in the browser, whose bundle leaves it out. */
  html: ReactNode
  /** The form with its script. Read once. */
  load: () => Promise<ReactNode>
}

/**
 * A form whose script comes after the page's own: the HTML has all of it, and React hydrates it once
 * it is near the screen or touched. Until then, and where the script never comes, the browser
 * checks and sends it by itself. Not a Suspense boundary: React writes a large one apart from its
 * place, where nobody sees it without a script.
 */
export function LazyForm({ id, html, load }: LazyFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const firstLoad = useRef(load)

  // Before the page says that it is hydrated: a tap that is then repeated is kept here.
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    let isGone = false
    let takeOut = () => {}
    const clicks = keepClick(element)
    const takeOver = async () => {
      try {
        const form = await firstLoad.current()
        if (isGone) return
        const hydrated = (
          <FormScope value={id}>
            {form}
            <Hydrated onHydrated={clicks.replay} />
          </FormScope>
        )
        takeOut = putIn(element, hydrated)
      } catch (error) {
        console.warn('The script of the form could not be loaded.', error)
        // A lost line may be back by then.
        if (!isGone) stopWaiting = whenTouched(element, takeOver)
      }
    }
    let stopWaiting = whenNear(element, takeOver)
    return () => {
      isGone = true
      stopWaiting()
      clicks.stop()
      takeOut()
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the server sent.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** Calls back once React has hydrated its siblings. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // At once: the next click is React's.
  useLayoutEffect(onHydrated, [onHydrated])
  return null
}

/**
 * Keeps the last click on a button that React has not handled, so that nobody has to click twice:
 * before React is there, and while it hydrates, when it stops clicks. Until React has hydrated the
 * page, `defer-scripts.ts` does the same for all buttons and hands it on here.
 */
function keepClick(element: HTMLElement) {
  let missed: HTMLElement | null = null
  const keep = ({ target }: MouseEvent) => {
    const isHere = target instanceof Element && element.contains(target)
    missed = isHere ? target.closest('button[type=button]') : null
  }
  const forget = () => {
    missed = null
  }
  const stop = () => window.removeEventListener('click', keep, { capture: true })
  // React stops it at the document.
  window.addEventListener('click', keep, { capture: true })
  return {
    stop,
    replay: () => {
      stop()
      // A click that made React hydrate is still on its way to the button.
      element.addEventListener('click', forget)
      setTimeout(() => {
        element.removeEventListener('click', forget)
        missed?.click()
      })
    },
  }
}

/** Calls once, when the element comes near the screen or gets the focus. @returns what ends the wait. */
function whenNear(element: HTMLElement, begin: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    stopTouches()
  }
  const once = () => {
    stop()
    begin()
  }
  const stopTouches = whenTouched(element, once)
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: NEAR_MARGIN },
  )
  observer.observe(element)
  return stop
}

/** Calls once, when the element gets the focus or is tapped. @returns what ends the wait. */
function whenTouched(element: HTMLElement, begin: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) element.removeEventListener(touch, once)
  }
  const once = () => {
    stop()
    begin()
  }
  for (const touch of TOUCHES) element.addEventListener(touch, once)
  return stop
}

/** Hydrates the HTML of the server, or fills the place where a soft navigation left it empty. */
function putIn(element: HTMLElement, form: ReactNode): () => void {
  let root: Root
  // A transition is done in small portions: what somebody taps meanwhile is handled at once.
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
