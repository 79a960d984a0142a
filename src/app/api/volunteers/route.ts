import { withSpamTrap } from '@/domain/spam-trap'
import { volunteerApplication } from '@/domain/volunteer'
import { brake } from '@/server/http/brake'
import { formPost } from '@/server/http/form-post'
import { offer } from '@/server/http/methods'
import { createVolunteer } from '@/server/volunteers/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: formPost({
    schema: withSpamTrap(volunteerApplication),
    create: async (application) => {
      await brake('volunteers')
      return createVolunteer(application)
    },
    limit: 'volunteers',
    lists: ['interests'],
    page: { path: '/join', sentId: 'application-sent', failedId: 'application-failed' },
  }),
})
