'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getToast, subscribeToToasts } from './toast-store'
import type { ToastViewProps } from './toast-view'

const loadView = () => import('./toast-view').then((module) => module.ToastView)

type ToastHostProps = {
  labels: ToastViewProps['labels']
  /**
   * Whether to load the view with the page, as the first toast may have to say that the network is
   * down.
   */
  isPrepared?: boolean
}

/** Where toasts appear. Their view is loaded with the first toast: most visits see none. */
export function ToastHost({ labels, isPrepared = false }: ToastHostProps) {
  const toast = useSyncExternalStore(subscribeToToasts, getToast, () => null)
  const [View, setView] = useState<ComponentType<ToastViewProps>>()
  const wanted = View ? undefined : toast?.id

  useEffect(() => {
    if (isPrepared) prepareToasts()
  }, [isPrepared])

  // Retries with each toast: the network may have been down at the last one.
  useEffect(() => {
    if (wanted === undefined) return
    loadView().then(
      (view) => setView(() => view),
      // Everything that matters is also shown on the page.
      (error: unknown) => console.warn('The toast could not be shown.', error),
    )
  }, [wanted])

  return toast && View ? <View toast={toast} labels={labels} /> : null
}

/**
 * Loads the view of toasts for a page that may need it soon, even if the network is down by then.
 */
export function prepareToasts(): void {
  loadView().catch(() => undefined)
}
