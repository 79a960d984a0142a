import type { SanitizedPermissions } from 'payload'
import { expect, it } from 'vitest'
import { lockOnlyEditable } from './lock-only-editable'

const permissions = {
  collections: {
    posts: { fields: true, read: true, update: true },
    contacts: { fields: true, read: true },
  },
  globals: { 'home-page': { fields: true, update: true } },
} as unknown as SanitizedPermissions

it.each([
  [{ collectionSlug: 'posts' }, true],
  [{ collectionSlug: 'contacts' }, false],
  [{ collectionSlug: 'volunteers' }, false],
  [{ globalSlug: 'home-page' }, true],
  [{ globalSlug: 'payment-settings' }, false],
  [{ collectionSlug: 'posts', globalSlug: 'payment-settings' }, false],
])('whether the form of %o locks it: %s', (asked, isLocked) => {
  const args = { ...asked, returnLockStatus: true }
  expect(lockOnlyEditable(args, permissions)).toEqual({ ...asked, returnLockStatus: isLocked })
})
