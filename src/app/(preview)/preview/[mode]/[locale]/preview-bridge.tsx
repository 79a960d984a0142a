'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { defaultLocale } from '@/content/locale'
import { withoutLocale } from '@/content/paths'
import { type PreviewMode, previewPath } from '@/domain/pages/preview'

const CALL = '/api/admin/preview'
/** Debounces typing: changes within this time are sent together. */
const PAUSE_MS = 60

/** The message that Payload's panel posts to the preview at each change of the form. */
type PanelMessage = {
  type?: string
  globalSlug?: string
  collectionSlug?: string
  data?: Record<string, unknown>
}

/**
 * Connects a previewed page to the panel: sends each change to the server and refreshes the page.
 * Links lead to the previews of their pages; forms do not submit.
 * @param props.behind the text shown while the page lacks the last change.
 */
export function PreviewBridge({ mode, behind }: { mode: PreviewMode; behind: string }) {
  const router = useRouter()
  const [isBehind, setIsBehind] = useState(false)

  useEffect(() => {
    if (mode !== 'live') return
    const panel: Window = window.opener ?? window.parent
    let waiting: PanelMessage | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      const { globalSlug, collectionSlug, data } = waiting ?? {}
      const page = globalSlug ?? `${collectionSlug}/${data?.id}`
      waiting = undefined
      const response = await fetch(CALL, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ page, data }),
      }).catch(() => undefined)
      if (response?.ok) router.refresh()
      setIsBehind(!response?.ok)
      // One call at a time; the form's latest state is sent next.
      timer = waiting ? setTimeout(send, PAUSE_MS) : undefined
    }
    const receive = ({ origin, source, data: message }: MessageEvent<PanelMessage>) => {
      if (origin !== location.origin || source !== panel) return
      if (message?.type !== 'payload-live-preview' || !message.data) return
      waiting = message
      timer ??= setTimeout(send, PAUSE_MS)
    }
    addEventListener('message', receive)
    panel.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => {
      removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [mode, router])

  useEffect(() => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (event.type === 'click' && !link) return
      event.preventDefault()
      event.stopPropagation()
      if (link?.origin !== location.origin) return
      if (link.hash && link.pathname === location.pathname) return
      const locale = /^\/hi(\/|$)/.test(link.pathname) ? 'hi' : defaultLocale
      router.push(previewPath(mode, withoutLocale(link.pathname), locale))
    }
    for (const type of ['click', 'submit']) document.addEventListener(type, stay, true)
    return () => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, stay, true)
    }
  }, [mode, router])

  return (
    <p role="status" className="fixed inset-x-4 bottom-4 z-40">
      {isBehind && (
        <span className="block rounded-2xl border-2 border-error bg-card p-4 font-semibold text-error">
          {behind}
        </span>
      )}
    </p>
  )
}
