type ToastTone = 'success' | 'error'
export type ToastMessage = { title: string; description: string; tone: ToastTone }
export type ShownToast = ToastMessage & { id: number; isOpen: boolean }

/** Spec section 9: a toast is forgotten this long after it was dismissed. */
const REMOVE_DELAY_MS = 1_000_000

let current: ShownToast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a notice, in place of the one before it: there is one at a time (spec section 9). */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal)
  lastId += 1
  change({ ...message, id: lastId, isOpen: true })
}

/** Closes the notice with this id; an older one is gone already. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return
  change({ ...current, isOpen: false })
  removal = setTimeout(() => change(null), REMOVE_DELAY_MS)
}

/** The notice of this moment, or the one that was dismissed last. */
export function getToast(): ShownToast | null {
  return current
}

/** Calls back on every change. @returns what ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}
