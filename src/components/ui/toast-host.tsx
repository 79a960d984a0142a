'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getToast, subscribeToToasts } from './toast-store'
import type { ToastViewProps } from './toast-view'

const loadView = () => import('./toast-view').then((module) => module.ToastView)

type ToastHostProps = {
  labels: ToastViewProps['labels']
  /** Fetches what draws notices with the page: one may have to say that the network is gone. */
  isPrepared?: boolean
}

/** Where notices appear. What draws them is fetched with the first one: most visits see none. */
export function ToastHost({ labels, isPrepared = false }: ToastHostProps) {
  const toast = useSyncExternalStore(subscribeToToasts, getToast, () => null)
  const [View, setView] = useState<ComponentType<ToastViewProps>>()
  const wanted = View ? undefined : toast?.id

  useEffect(() => {
    if (isPrepared) prepareToasts()
  }, [isPrepared])

  // Tries again with each notice: the network may have been down at the last one.
  useEffect(() => {
    if (wanted === undefined) return
    loadView().then(
      (view) => setView(() => view),
      // What matters is said on the page, too.
      (error: unknown) => console.warn('The notice could not be shown.', error),
    )
  }, [wanted])

  return toast && View ? <View toast={toast} labels={labels} /> : null
}

/** Fetches what draws the notices, for a page that will soon need it, even when the network is gone. */
export function prepareToasts(): void {
  loadView().catch(() => undefined)
}
