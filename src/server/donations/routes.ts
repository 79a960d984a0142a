import { slugs } from '@/cms/slugs'
import { correctionForm, offlineGiftForm } from '@/domain/gift-by-hand'
import { donationListQuery } from '@/domain/list-query'
import { voidForm } from '@/domain/payment-decisions'
import {
  donationPanResponse,
  donationResponse,
  donationStatsResponse,
  donationSumResponse,
} from '@/domain/responses/donation'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { changeOnce, runMoneyRequest } from '../payments/money-requests'
import { correctGift } from './corrections'
import { recordGift, requireGift } from './gifts'
import { showPan } from './pan'
import { getDonationStats, listDonations, sumOfList, toDonationDto } from './service'
import { voidGift } from './void-gift'

const response = named('Donation', donationResponse)

export const donationRoutes = [
  defineRoute('GET', '/api/admin/donations', {
    summary: 'Lists the donations',
    access: 'admin',
    query: donationListQuery,
    response: { pageOf: response },
    handle: async ({ query }) => noteExport('donations', query, await listDonations(query)),
  }),
  defineRoute('POST', '/api/admin/donations', {
    summary: 'Records a gift made outside the gateway',
    access: 'admin',
    body: named('OfflineGiftForm', offlineGiftForm),
    isMoney: true,
    status: 201,
    response,
    handle: async ({ req, body, user }) => {
      const gift = await runMoneyRequest(req, {
        call: 'gift',
        body,
        user,
        act: (request) => recordGift(body, request),
        read: (request) => requireGift(request),
      })
      return toDonationDto(gift)
    },
  }),
  defineRoute('POST', '/api/admin/donations/{id}/correct', {
    summary: 'Corrects the details of a gift and updates its receipt',
    access: 'admin',
    body: named('CorrectionForm', correctionForm),
    isMoney: true,
    response,
    handle: async ({ req, id, body, user }) => {
      const corrected = await changeOnce(req, {
        call: 'correct',
        collection: slugs.donations,
        id,
        body,
        user,
        act: (request) => correctGift(id, body, request),
      })
      return toDonationDto(corrected)
    },
  }),
  defineRoute('POST', '/api/admin/donations/{id}/void', {
    summary:
      'Voids a gift recorded by hand or from a claim: entered by mistake, bounced or refunded',
    access: 'admin',
    body: named('VoidForm', voidForm),
    isMoney: true,
    response,
    handle: async ({ req, id, body, user }) => {
      const voided = await changeOnce(req, {
        call: 'void',
        collection: slugs.donations,
        id,
        body,
        user,
        act: (request) => voidGift(id, body, request),
      })
      return toDonationDto(voided)
    },
  }),
  defineRoute('POST', '/api/admin/donations/{id}/pan', {
    summary: 'Returns the full PAN of a gift; recorded in the audit log',
    access: 'admin',
    response: named('DonationPan', donationPanResponse),
    handle: ({ id }) => showPan(id),
  }),
  defineRoute('GET', '/api/admin/donations/sum', {
    summary: 'Returns the sum and count of the donations that match a filter',
    access: 'admin',
    query: donationListQuery,
    response: named('DonationSum', donationSumResponse),
    handle: ({ query }) => sumOfList(query),
  }),
  defineRoute('GET', '/api/admin/donations/stats', {
    summary: 'Returns the count and sum of all donations',
    access: 'admin',
    response: named('DonationStats', donationStatsResponse),
    handle: getDonationStats,
  }),
] as const
