import type { CollectionConfig } from 'payload'
import { sessionIdOf } from '@/cms/accounts/session-guard'
import { endSession, endSessions, renewSession } from '@/cms/accounts/sessions'

/**
 * What Payload's panel does with a session, done with its row: it renews the session while somebody
 * works, and ends it on logging out.
 */
export const keepSessions: CollectionConfig['hooks'] = {
  refresh: [
    async ({ args: { req }, user }) => {
      const sid = sessionIdOf(req.user)
      const renewed = sid && (await renewSession(req.payload, { userId: user.id, sid }))
      // Without a session Payload would sign a token of its own; it opens nothing.
      if (!renewed) return undefined
      return { exp: renewed.exp, refreshedToken: renewed.token, setCookie: true, user }
    },
  ],
  afterLogout: [
    async ({ req }) => {
      const sid = sessionIdOf(req.user)
      if (req.user && req.query.allSessions === 'true') await endSessions(req.payload, req.user.id)
      else if (sid) await endSession(req.payload, sid)
    },
  ],
}
