import { contactForm } from '@/domain/contact'
import { withSpamTrap } from '@/domain/spam-trap'
import { created } from '@/server/answers'
import { createContact } from '@/server/contacts'
import { publicRoute, readBody } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: publicRoute(
    async ({ req }) => created(await createContact(await readBody(req, withSpamTrap(contactForm)))),
    { limit: 'contact' },
  ),
})
