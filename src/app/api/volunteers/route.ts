import { withSpamTrap } from '@/domain/spam-trap'
import { volunteerApplication } from '@/domain/volunteer'
import { brake } from '@/server/brake'
import { formPost } from '@/server/form-post'
import { offer } from '@/server/methods'
import { createVolunteer } from '@/server/volunteers'

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
