import { contactForm } from '@/domain/contact'
import { withSpamTrap } from '@/domain/spam-trap'
import { createContact } from '@/server/contacts'
import { formPost } from '@/server/form-post'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: formPost({
    schema: withSpamTrap(contactForm),
    create: createContact,
    limit: 'contact',
    page: { path: '/contact', sentId: 'message-sent', failedId: 'message-failed' },
  }),
})
