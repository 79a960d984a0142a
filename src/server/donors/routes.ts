import { donorAddressForm, donorDecision, donorForm, donorListQuery } from '@/domain/donor-desk'
import { donorDetailResponse, donorOfGiftResponse, donorResponse } from '@/domain/responses/donor'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { decideDonors } from './decide'
import { getDonor } from './detail'
import { getDonorOfGift, listDonors, updateDonor } from './service'
import { stopDonorUpdates } from './stop-updates'

const detail = named('DonorDetail', donorDetailResponse)

export const donorRoutes = [
  defineRoute('GET', '/api/admin/donors', {
    summary: 'Lists the donors with the count and sum of their gifts',
    access: 'admin',
    query: donorListQuery,
    response: { pageOf: named('Donor', donorResponse) },
    handle: async ({ query }) => noteExport('donors', query, await listDonors(query)),
  }),
  defineRoute('GET', '/api/admin/donors/{id}', {
    summary: 'Returns a donor with gifts, receipts, monthly gifts and possible duplicates',
    access: 'admin',
    response: detail,
    handle: ({ id }) => getDonor(id),
  }),
  defineRoute('PATCH', '/api/admin/donors/{id}', {
    summary: 'Updates the notes and language of a donor',
    access: 'admin',
    body: named('DonorForm', donorForm),
    isVersioned: true,
    response: detail,
    handle: ({ id, body, expected }) => updateDonor(id, { input: body, expected }),
  }),
  defineRoute('POST', '/api/admin/donors/{id}/decide', {
    summary: 'Records or clears whether another donor is the same person',
    access: 'admin',
    body: named('DonorDecision', donorDecision),
    response: detail,
    handle: ({ id, body, user }) => decideDonors(id, body, user.username),
  }),
  defineRoute('POST', '/api/admin/donors/{id}/stop-updates', {
    summary: "Unsubscribes one of a donor's e-mail addresses from updates",
    access: 'admin',
    body: named('DonorAddressForm', donorAddressForm),
    response: detail,
    handle: ({ id, body }) => stopDonorUpdates(id, body),
  }),
  defineRoute('GET', '/api/admin/donations/{id}/donor', {
    summary: 'Returns the donor of a gift',
    access: 'admin',
    response: named('DonorOfGift', donorOfGiftResponse),
    handle: async ({ id }) => ({ donor: await getDonorOfGift(id) }),
  }),
] as const
