import { APIError, type CollectionConfig } from 'payload'
import { admins, adminsOrSelf, canOpenPanel, isNoAdmin, nobody } from '@/cms/access/roles'
import { sessionCookieAttributes } from '@/cms/session-cookie'
import { slugs } from '@/cms/slugs'
import { getEnv } from '@/env'

const SESSION_SECONDS = 8 * 60 * 60
const MIN_PASSWORD_LENGTH = 12

export const Users: CollectionConfig = {
  slug: slugs.users,
  admin: {
    group: 'Site',
    useAsTitle: 'username',
    // An editor's own account is under the picture at the top.
    hidden: isNoAdmin,
    description:
      'Admins may do everything. Editors work on content and media, and see no people and no money.',
    defaultColumns: ['username', 'role', 'updatedAt'],
  },
  auth: {
    loginWithUsername: true,
    tokenExpiration: SESSION_SECONDS,
    // Payload's own lock could be kept shut by anyone who knows the name. Ours counts per place:
    // src/server/login-limits.ts, docs/decisions/0020-login-limits.md.
    maxLoginAttempts: 0,
    // The session stays in its cookie, where no script can read it.
    removeTokenFromResponses: true,
    cookies: sessionCookieAttributes(getEnv()),
  },
  access: {
    admin: canOpenPanel,
    read: adminsOrSelf,
    create: admins,
    update: adminsOrSelf,
    delete: admins,
    // Unlocking is a command on the server's own machine (npm run unlock), not a call.
    unlock: nobody,
  },
  hooks: {
    beforeValidate: [
      ({ data }) => {
        if (typeof data?.password === 'string' && data.password.length < MIN_PASSWORD_LENGTH) {
          throw new APIError(
            `A password has at least ${MIN_PASSWORD_LENGTH} characters.`,
            400,
            null,
            true,
          )
        }
        return data
      },
    ],
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'admin', label: 'Admin' },
        { value: 'editor', label: 'Editor' },
      ],
      access: { update: admins },
    },
  ],
}
