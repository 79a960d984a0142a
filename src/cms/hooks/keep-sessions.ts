import type { CollectionConfig } from 'payload'
import { sessionIdOf } from '@/cms/accounts/session-guard'
import { endSession, endSessions, renewSession } from '@/cms/accounts/sessions'

/**
 * Applies what Payload's panel does with a session to its row: renewing it while somebody works, and ending it
 * on logout.
 */
export const keepSessions: CollectionConfig['hooks'] = {
  refresh: [
    async ({ args: { req }, user }) => {
      const sid = sessionIdOf(req.user)
      const renewed = sid && (await renewSession(req.payload, { userId: user.id, sid }))
      // Payload then signs a token of its own, which is worthless without a session.
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
