import { contactForm } from '@/domain/contact'
import { withSpamTrap } from '@/domain/spam-trap'
import { createContact } from '@/server/contacts/service'
import { formPost } from '@/server/http/form-post'
import { offer } from '@/server/http/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: formPost({
    schema: withSpamTrap(contactForm),
    create: createContact,
    limit: 'contact',
    page: { path: '/contact', sentId: 'message-sent', failedId: 'message-failed' },
  }),
})
