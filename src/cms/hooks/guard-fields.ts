import type { GlobalBeforeChangeHook, GlobalBeforeOperationHook } from 'payload'
import { requireRecentPasswordIn } from '@/cms/accounts/step-up'

/** Has a change of these fields ask for the password again, where it was given too long ago. */
export function guardFields(names: readonly string[]): GlobalBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const isGuarded = names.some(
      (name) => name in data && asText(data[name]) !== asText(originalDoc?.[name]),
    )
    if (isGuarded) await requireRecentPasswordIn(req)
    return data
  }
}

/** Restoring a version runs no `beforeChange`: it asks for the password whatever the version holds. */
export const guardRestoring: GlobalBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'restoreVersion') await requireRecentPasswordIn(req)
}

/** Nothing at all, an empty text and an empty list are one; a picture may come whole or as its id. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(asText).sort().join()
  if (typeof value === 'object') return 'id' in value ? String(value.id) : JSON.stringify(value)
  return String(value)
}
