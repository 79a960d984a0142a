import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { localePath } from '@/content/paths'
import type { ImportSubject } from '@/domain/import/columns'
import { importPath } from '@/domain/import/path'
import type { ImportDetailDto } from '@/domain/responses/import'
import { fetchAgain } from '../query-client'
import { adminRequest } from '../session/admin-request'
import { useOfficeLocale } from '../use-copy'

export const IMPORTS_PATH = '/api/admin/imports'
export const IMPORT_ROWS_PATH = '/api/admin/import-rows'

/** How often it is asked how far an import is. */
const POLL_MS = 1500

type Place = { subject: ImportSubject; id?: string }

/** What the address says: what is imported, and which import is open. */
export function useImportAddress(): Place & { go: (place: Place) => void } {
  const locale = useOfficeLocale()
  const router = useRouter()
  const params = useSearchParams()
  return {
    subject: params.get('of') === 'volunteers' ? 'volunteers' : 'gifts',
    id: params.get('import') ?? undefined,
    go: ({ subject, id }) => {
      router.push(localePath(locale, importPath(subject)) + (id ? `&import=${id}` : ''))
    },
  }
}

/** An import; asked for again while it is imported or undone. */
export function useImport(id: string) {
  return useQuery({
    queryKey: [IMPORTS_PATH, id],
    queryFn: ({ signal }) => adminRequest('GET', `${IMPORTS_PATH}/${id}`, undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  })
}

/** Whether the server is at work on it. */
export function isWorking(shown: Pick<ImportDetailDto, 'state'> | undefined): boolean {
  return shown?.state === 'importing' || shown?.state === 'undoing'
}

/** Fetches imports and their rows again after a change. */
export function useRenewImports(): () => Promise<void> {
  const client = useQueryClient()
  return () => fetchAgain(client, [IMPORTS_PATH, IMPORT_ROWS_PATH])
}
