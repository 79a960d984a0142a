import { useAdminList, useRefetch } from '../list/use-admin-list'

export const CERTIFICATES_PATH = '/api/admin/donation-certificates'
export const CERTIFICATES_PAGE_SIZE = 20

/** A page of the certificates of a financial year. */
export function useCertificates(year: number, page: number) {
  return useAdminList(CERTIFICATES_PATH, {
    filters: { year: String(year) },
    page,
    pageSize: CERTIFICATES_PAGE_SIZE,
    // Mails are sent in the background.
    isAlwaysFresh: true,
  })
}

/** Returns a function that refetches the certificates after a change. */
export function useRefetchCertificates(): () => Promise<void> {
  return useRefetch(CERTIFICATES_PATH)
}
