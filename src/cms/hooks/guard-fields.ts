import type { GlobalBeforeChangeHook, GlobalBeforeOperationHook } from 'payload'
import { requireRecentPasswordIn } from '@/cms/accounts/step-up'

/** Makes a hook that requires a recently entered password for changing these fields. */
export function guardFields(names: readonly string[]): GlobalBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const isGuarded = names.some(
      (name) => name in data && asText(data[name]) !== asText(originalDoc?.[name]),
    )
    if (isGuarded) await requireRecentPasswordIn(req)
    return data
  }
}

/** Requires a recent password for restoring any version, since restoring runs no `beforeChange`. */
export const guardRestoring: GlobalBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'restoreVersion') await requireRecentPasswordIn(req)
}

/** Normalizes values for comparison: missing, '' and [] are equal, and so are a picture and its id. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(asText).sort().join()
  if (typeof value === 'object') return 'id' in value ? String(value.id) : JSON.stringify(value)
  return String(value)
}
