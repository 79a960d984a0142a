import { localeQuery } from '@/domain/locale-query'
import { tributeCardResponse } from '@/domain/responses/tribute-card'
import { CARD_FAILED, cardFormPath, tributeCardForm } from '@/domain/tribute-card'
import { defineRoute, named } from '../http/define-route'
import { saveCard, toCardDto } from './service'

export const tributeCardRoutes = [
  defineRoute('POST', '/api/tribute-cards/{id}', {
    summary: "Creates or updates the tribute card of a gift, by the gift's number",
    access: 'anyone',
    limit: 'tributeCards',
    query: localeQuery,
    body: named('TributeCardForm', tributeCardForm),
    form: {
      path: cardFormPath,
      sentId: 'card',
      failedId: CARD_FAILED,
      isReturned: true,
    },
    response: named('TributeCard', tributeCardResponse),
    handle: async ({ id, body, query }) => toCardDto(await saveCard(id, body, query.locale)),
  }),
] as const
