import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { needsSecondFactor } from '@/cms/accounts/session-guard'
import type { User } from '@/cms/payload-types'

// Access rules. Anything not granted here by name is denied.

/** Denies everyone; our own code bypasses access control. */
export const nobody: Access & FieldAccess = () => false

/** For records that only our own code reads and writes: never the panel or its REST. */
export const noAccess = { read: nobody, create: nobody, update: nobody, delete: nobody }

/** For data that is public anyway. */
export const anyone: Access = () => true

export const admins: Access & FieldAccess = ({ req }) => hasRole(req, 'admin')

/** For records that admins may read, and only our own code writes. */
export const readByAdmins = { read: admins, create: nobody, update: nobody, delete: nobody }

/** Admins and editors: everyone who works on content and media. */
export const staff: Access & FieldAccess = ({ req }) => hasRole(req, 'admin', 'editor')

/** Admins delete for good; editors may only move to the trash. */
export const trashOrAdmins: Access = ({ req, data }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && Boolean(data?.deletedAt))

/** Staff read everything, visitors only what is published. */
export const staffOrPublished: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || { _status: { equals: 'published' } }

/** Staff read everything, visitors only active items. */
export const staffOrActive: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || { isActive: { equals: true } }

/** Who may open Payload's panel at all. */
export const canOpenPanel = ({ req }: { req: PayloadRequest }): boolean =>
  hasRole(req, 'admin', 'editor')

/** Users from whom the panel hides admin-only fields. */
export const isNotAdmin = ({ user }: { user: object | null }): boolean =>
  !(user && 'role' in user && user.role === 'admin')

/** Admins, and everyone for their own account. */
export const adminsOrSelf: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') ? { id: { equals: req.user?.id } } : false)

/** An account that must still set up a second factor has no role. */
function hasRole({ user }: PayloadRequest, ...roles: User['role'][]): boolean {
  return user !== null && !needsSecondFactor(user) && roles.includes(user.role)
}
