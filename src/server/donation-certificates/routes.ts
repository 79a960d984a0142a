import {
  certificateDonorForm,
  certificateListQuery,
  certificateMailingForm,
  certificateUploadQuery,
} from '@/domain/donation-certificate'
import { idResponse } from '@/domain/responses/common'
import {
  certificateMailingResponse,
  certificateResponse,
} from '@/domain/responses/donation-certificate'
import { defineRoute, FILE_TYPES, named } from '../http/define-route'
import { fileResponse } from '../http/responses'
import { certificateFile } from './file'
import { sendCertificates } from './send'
import {
  deleteCertificate,
  listCertificates,
  noteOpened,
  setCertificateDonor,
  storeCertificate,
} from './service'

const response = named('DonationCertificate', certificateResponse)

export const donationCertificateRoutes = [
  defineRoute('GET', '/api/admin/donation-certificates', {
    summary: "Lists the tax office's donor certificates of a financial year",
    access: 'admin',
    query: certificateListQuery,
    response: { pageOf: response },
    errors: [404],
    handle: ({ query }) => listCertificates(query),
  }),
  defineRoute('POST', '/api/admin/donation-certificates', {
    summary: 'Uploads a certificate (PDF) and finds its donor by the PAN in it',
    access: 'admin',
    query: certificateUploadQuery,
    body: 'file',
    status: 201,
    response,
    errors: [404, 409],
    handle: ({ req, query, user }) => storeCertificate(req, query.year, user),
  }),
  defineRoute('GET', '/api/admin/donation-certificates/{id}', {
    summary: 'Downloads a certificate as it was uploaded',
    access: 'admin',
    response: 'pdf',
    handle: async ({ id }) => {
      const { content, filename } = await certificateFile(id)
      await noteOpened(id)
      return fileResponse({
        content: new Uint8Array(content),
        type: FILE_TYPES.pdf,
        filename,
        // Not our own file, so the browser must never render it on this site.
        disposition: 'attachment',
      })
    },
  }),
  defineRoute('DELETE', '/api/admin/donation-certificates/{id}', {
    summary: 'Deletes a certificate that has not been sent',
    access: 'admin',
    response: named('Id', idResponse),
    handle: async ({ id }) => {
      await deleteCertificate(id)
      return { id }
    },
  }),
  defineRoute('POST', '/api/admin/donation-certificates/{id}/donor', {
    summary: 'Assigns a certificate to a donor by PAN',
    access: 'admin',
    body: named('CertificateDonorForm', certificateDonorForm),
    response,
    handle: ({ id, body }) => setCertificateDonor(id, body),
  }),
  defineRoute('POST', '/api/admin/certificate-mailings', {
    summary: 'Mails each donor their unsent certificates of a year',
    access: 'admin',
    body: named('CertificateMailingForm', certificateMailingForm),
    response: named('CertificateMailing', certificateMailingResponse),
    errors: [404],
    handle: ({ body }) => sendCertificates(body.year),
  }),
] as const
