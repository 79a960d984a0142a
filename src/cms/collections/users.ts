import type { CollectionConfig } from 'payload'
import { admins, adminsOrSelf, canOpenPanel, isNotAdmin, nobody } from '@/cms/access/roles'
import { SESSION_SECONDS } from '@/cms/accounts/sessions'
import {
  abandonAccountChange,
  beginAccountChange,
  beginAccountDeletion,
  checkAccountChange,
  finishAccountChange,
  finishAccountDeletion,
} from '@/cms/hooks/guard-accounts'
import { keepSessions } from '@/cms/hooks/keep-sessions'
import { sessionCookieAttributes } from '@/cms/session-cookie'
import { slugs } from '@/cms/slugs'
import { officeLanguages, userRoles } from '@/domain/login'
import { getEnv } from '@/env'

const LABELS = { admin: 'Admin', editor: 'Editor' } as const
const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const

export const Users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'username',
    // An editor's own account is at /admin/account.
    hidden: isNotAdmin,
    description:
      'Admins may do everything. Editors work on content and media, but see no people or money. Users change their own password under Your account.',
    defaultColumns: ['username', 'role', 'updatedAt'],
  },
  auth: {
    loginWithUsername: true,
    tokenExpiration: SESSION_SECONDS,
    // With Payload's own lock anyone who knows a username could lock its owner out. Ours counts per place:
    // src/server/accounts/login-limits.ts, docs/decisions/0020-login-limits.md.
    maxLoginAttempts: 0,
    // Sessions are separate rows: src/cms/accounts/session-guard.ts.
    useSessions: false,
    // The token is only in its cookie, where no script can read it.
    removeTokenFromResponses: true,
    cookies: sessionCookieAttributes(getEnv()),
  },
  access: {
    admin: canOpenPanel,
    read: adminsOrSelf,
    create: admins,
    // Users change their own account by calls that ask for the password: src/server/accounts.
    update: admins,
    delete: admins,
    // Unlocking is a command on the server (npm run admin), not a call.
    unlock: nobody,
  },
  // One account at a time: nobody can delete or demote all of them by a filter.
  disableBulkEdit: true,
  disableBulkDelete: true,
  hooks: {
    ...keepSessions,
    beforeValidate: [checkAccountChange],
    beforeChange: [beginAccountChange],
    afterChange: [finishAccountChange],
    beforeDelete: [beginAccountDeletion],
    afterDelete: [finishAccountDeletion],
    afterError: [abandonAccountChange],
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: userRoles.map((value) => ({ value, label: LABELS[value] })),
      access: { update: admins },
    },
    // The language of the dashboard; everyone chooses their own there.
    {
      name: 'language',
      type: 'select',
      defaultValue: 'en',
      options: officeLanguages.map((value) => ({ value, label: LANGUAGES[value] })),
    },
  ],
}
