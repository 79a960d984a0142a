import { withSpamTrap } from '@/domain/spam-trap'
import { volunteerApplication } from '@/domain/volunteer'
import { created } from '@/server/answers'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'
import { createVolunteer } from '@/server/volunteers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) =>
      created(await createVolunteer(await readBody(req, withSpamTrap(volunteerApplication)))),
    { limit: 'volunteers' },
  ),
})
