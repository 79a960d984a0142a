import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { localePath } from '@/content/paths'
import type { ImportSubject } from '@/domain/import/columns'
import { importPath } from '@/domain/import/path'
import type { ImportDetailDto } from '@/domain/responses/import'
import { refetchLists } from '../query-client'
import { adminQuery } from '../session/admin-query'
import { useOfficeLocale } from '../use-copy'

export const IMPORTS_PATH = '/api/admin/imports'
export const IMPORT_ROWS_PATH = '/api/admin/import-rows'

/** Interval at which the progress of an import is polled. */
const POLL_MS = 1500

type Place = { subject: ImportSubject; id?: string }

/** Reads from the URL what is imported and which import is open. */
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

/** Fetches an import and polls it while it is being imported or undone. */
export function useImport(id: string) {
  return useQuery({
    ...adminQuery(`${IMPORTS_PATH}/${id}`),
    queryKey: [IMPORTS_PATH, id],
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  })
}

/** Returns whether the server is importing or undoing it. */
export function isWorking(shown: Pick<ImportDetailDto, 'state'> | undefined): boolean {
  return shown?.state === 'importing' || shown?.state === 'undoing'
}

/** Returns a function that refetches imports and their rows after a change. */
export function useRefetchImports(): () => Promise<void> {
  const client = useQueryClient()
  return () => refetchLists(client, [IMPORTS_PATH, IMPORT_ROWS_PATH])
}
