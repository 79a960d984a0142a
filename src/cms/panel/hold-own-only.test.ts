import type { SanitizedPermissions } from 'payload'
import { expect, it } from 'vitest'
import { holdOwnOnly } from './hold-own-only'

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
])('of %o the form holds it: %s', (asked, isHeld) => {
  const args = { ...asked, returnLockStatus: true }
  expect(holdOwnOnly(args, permissions)).toEqual({ ...asked, returnLockStatus: isHeld })
})
