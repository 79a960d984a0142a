type ToastTone = 'success' | 'error'
export type ToastMessage = { title: string; description: string; tone: ToastTone }
export type ShownToast = ToastMessage & { id: number; isOpen: boolean }

/** Spec section 9: a toast is removed this long after it was dismissed. */
const REMOVE_DELAY_MS = 1_000_000

let current: ShownToast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a toast in place of the previous one: there is one at a time (spec section 9). */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal)
  lastId += 1
  change({ ...message, id: lastId, isOpen: true })
}

/** Closes the toast with this id, if it is still the current one. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return
  change({ ...current, isOpen: false })
  removal = setTimeout(() => change(null), REMOVE_DELAY_MS)
}

/** Returns the open toast, or the one dismissed last until it is removed. */
export function getToast(): ShownToast | null {
  return current
}

/** Calls `listener` on every change. @returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}
