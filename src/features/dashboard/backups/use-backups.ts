import { useQuery, useQueryClient } from '@tanstack/react-query'
import { WAITING_PATH } from '../home/use-home'
import { adminQuery } from '../session/admin-query'
import { adminRequest } from '../session/admin-request'

const PATH = '/api/admin/backups'
const LOOK_AGAIN_MS = 3000

/** The backups, fetched whenever they are shown and polled while one is being made. */
export function useBackups() {
  const client = useQueryClient()
  const list = useQuery({
    ...adminQuery(PATH),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isMaking ? LOOK_AGAIN_MS : false),
  })

  /** @throws like `adminRequest`; the list then shows whether one is being made nevertheless. */
  const make = async () => {
    try {
      client.setQueryData([PATH], await adminRequest('POST', PATH))
    } finally {
      await client.invalidateQueries({ queryKey: [PATH] })
      await client.invalidateQueries({ queryKey: [WAITING_PATH] })
    }
  }

  return { list, make }
}

/**
 * Downloads a backup, which the browser streams to the disk. Requests it beforehand so that the
 * password can be asked for: a download by the browser cannot ask.
 * @throws like `adminRequest`.
 */
export async function downloadBackup(id: string): Promise<void> {
  await adminRequest('POST', `${PATH}/${id}/download`)
  const link = document.createElement('a')
  link.href = `${PATH}/${id}`
  link.download = `${id}.tar`
  link.click()
}
