'use client'

import {
  ConfirmationModal,
  useDocumentDrawerContext,
  useFormModified,
  useLocale,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useId, useRef } from 'react'

/**
 * Asks before Back, Forward or another locale discards unsaved changes, or those in a drawer are discarded by
 * Escape or a click beside it. Payload itself asks at links and at the drawer's button, and the browser when a page
 * is closed.
 */
export function AskBeforeLeaving() {
  const isModified = useFormModified()
  const { code: shownLocale } = useLocale()
  const { closeModal, modalState, openModal } = useModal()
  const { drawerSlug } = useDocumentDrawerContext()
  const isOnTop = drawerSlug !== undefined && lastOpened(modalState) === drawerSlug
  const { t } = useTranslation()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const slug = `leave-form-${useId()}`
  const leave = useRef<() => void>(undefined)
  const mayLeave = useRef(false)

  const ask = useCallback(
    (event: Event, leaveAnyway: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      leave.current = leaveAnyway
      openModal(slug)
    },
    [openModal, slug],
  )

  useEffect(() => {
    if (!isModified) return
    mayLeave.current = false
    const onClick = (event: MouseEvent) => {
      if (drawerSlug && isBeside(event.target, drawerSlug)) {
        ask(event, () => closeModal(drawerSlug))
        return
      }
      const locale = chosenLocale(event.target)
      if (!locale || locale === shownLocale) return
      const query = new URLSearchParams(location.search)
      query.set('locale', locale)
      ask(event, () => startRouteTransition(() => router.push(`?${query}`)))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOnTop) ask(event, () => closeModal(drawerSlug))
    }
    const onNavigate = (event: NavigateEvent) => {
      const isBackOrForward = event.navigationType === 'traverse' && event.cancelable
      if (!isBackOrForward || event.defaultPrevented || mayLeave.current) return
      const { key } = event.destination
      ask(event, () => {
        mayLeave.current = true
        window.navigation.traverseTo(key)
      })
    }
    // Browsers without the Navigation API leave without asking.
    const navigation: Navigation | undefined = window.navigation
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown, true)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isModified, shownLocale, ask, router, startRouteTransition, closeModal, drawerSlug, isOnTop])

  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={() => leave.current?.()}
    />
  )
}

/**
 * Returns the locale chosen by a click in the panel's locale menu. Payload allows no custom menu and emits no
 * event for the choice; tests/e2e/panel-leaving.spec.ts fails if its buttons change.
 */
function chosenLocale(target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.querySelector<HTMLElement>('[data-locale]')?.dataset.locale
}

/** Whether a click is on the page beside a drawer: there Payload has an invisible button. */
function isBeside(target: EventTarget | null, drawerSlug: string): boolean {
  return target instanceof Element && target.id === `close-drawer__${drawerSlug}`
}

type ModalState = ReturnType<typeof useModal>['modalState']

/** Returns the modal that Escape would close. */
function lastOpened(modals: ModalState): string | undefined {
  const open = Object.values(modals).filter(({ isOpen }) => isOpen)
  return open.toSorted((a, b) => (b.openedOn ?? 0) - (a.openedOn ?? 0))[0]?.slug
}
