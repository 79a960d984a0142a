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
    summary: 'The certificates of the tax office for the donors of a financial year',
    access: 'admin',
    query: certificateListQuery,
    response: { pageOf: response },
    errors: [404],
    handle: ({ query }) => listCertificates(query),
  }),
  defineRoute('POST', '/api/admin/donation-certificates', {
    summary: 'Takes in a certificate (PDF), and finds its donor by the PAN in it',
    access: 'admin',
    query: certificateUploadQuery,
    body: 'file',
    status: 201,
    response,
    errors: [404, 409],
    handle: ({ req, query, user }) => storeCertificate(req, query.year, user),
  }),
  defineRoute('GET', '/api/admin/donation-certificates/{id}', {
    summary: 'A certificate as it was taken in',
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
    summary: 'Deletes a certificate that was not sent',
    access: 'admin',
    response: named('Id', idResponse),
    errors: [409],
    handle: async ({ id }) => {
      await deleteCertificate(id)
      return { id }
    },
  }),
  defineRoute('POST', '/api/admin/donation-certificates/{id}/donor', {
    summary: 'Says by the PAN whose certificate it is',
    access: 'admin',
    body: named('CertificateDonorForm', certificateDonorForm),
    response,
    handle: ({ id, body }) => setCertificateDonor(id, body),
  }),
  defineRoute('POST', '/api/admin/certificate-mailings', {
    summary: 'Mails the certificates of a year that were not sent yet, to each donor their own',
    access: 'admin',
    body: named('CertificateMailingForm', certificateMailingForm),
    response: named('CertificateMailing', certificateMailingResponse),
    errors: [404],
    handle: ({ body }) => sendCertificates(body.year),
  }),
] as const
