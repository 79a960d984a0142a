import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { ItemToasts } from '@/content/item-toasts'
import type { ApiList } from '@/lib/api-client'
import type { ApiItem } from '@/lib/api-types'
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { mayBeDone } from '../session/no-response-error'
import { type ActionNotices, useAction } from '../use-action'
import { useReasons } from '../use-reasons'
import { type ListQuery, useAdminList, useRefetch } from './use-admin-list'

/** The lists in which admins create, update and delete items. */
export type ContentPath =
  | '/api/admin/portfolio'
  | '/api/admin/about-slider'
  | '/api/admin/inspirations'
  | '/api/admin/posts'

/** Visitors create these; admins only update and delete them. */
type SentPath = '/api/admin/volunteers' | '/api/admin/contacts'

type ResourcePath = ContentPath | SentPath

/** An item of such a list, with the time of its last change. */
export type ResourceItem<Path extends ResourcePath> = ApiItem<Path> & {
  id: string
  updatedAt: string
}

type ResourceOptions<Path> = ListQuery & {
  path: Path
  updateMethod?: 'PUT' | 'PATCH'
  toasts: ItemToasts
  /** What is open at first. */
  initial?: 'new'
}

/**
 * Reads, creates, updates and deletes the items of a list of the admin API. Each change shows a
 * toast and refetches the list (spec section 7).
 */
export function useResource<Path extends ResourcePath>({
  path,
  updateMethod = 'PATCH',
  toasts,
  initial,
  ...query
}: ResourceOptions<Path>) {
  type Item = ResourceItem<Path>
  const client = useQueryClient()
  const refetch = useRefetch(path)
  const list = useAdminList(path, query) as UseQueryResult<ApiList<Item>>
  /** The item open in the dialog: none, a new or an existing one. */
  const [edited, setShown] = useState<null | 'new' | Item>(initial ?? null)
  /** Changes with what is open: the response to a slow call may come when it is something else. */
  const opening = useRef(0)
  const { showFailure } = useReasons()
  const { run, busyIds } = useAction(refetch)
  /** Ignores a second click while the question is being loaded. */
  const isAsking = useRef(false)

  useEffect(() => {
    return () => {
      opening.current += 1
    }
  }, [])

  const setEdited = (next: null | 'new' | Item): void => {
    opening.current += 1
    setShown(next)
  }

  // Does not overwrite a concurrent change: the server responds with 409.
  const put = (item: Item, body: unknown) =>
    adminRequest(
      updateMethod,
      `${path as ContentPath}/${item.id}`,
      body as never,
      ifUnchanged(item),
    )

  /**
   * Creates or updates the edited item.
   * @param body parsed by the form's schema, which is that of the call.
   * @param close closes the form, unless another one is open by then. Called before the list is
   * refetched: what is typed after that would be lost.
   * @throws like `adminRequest`; the form shows the error, too.
   */
  const save = async (body: unknown, close = () => setEdited(null)): Promise<void> => {
    if (edited === null) return
    const isNew = edited === 'new'
    const saved = opening.current
    try {
      await (isNew ? adminRequest('POST', path as ContentPath, body as never) : put(edited, body))
    } catch (error) {
      const failed = isNew ? toasts.createFailed : toasts.updateFailed
      if (mayBeDone(error)) {
        showFailure(failed, error)
        // The list shows whether it was done.
        void refetch()
      } else {
        showToast({ ...failed, tone: 'error' })
      }
      throw error
    }
    showToast({ ...(isNew ? toasts.created : toasts.updated), tone: 'success' })
    if (opening.current === saved) close()
    await refetch()
  }

  const update = (
    item: Item,
    change: Partial<Item>,
    notices: ActionNotices = { done: toasts.updated, failed: toasts.updateFailed },
  ) => run(() => put(item, change), { id: item.id, ...notices })

  /**
   * @param question the confirmation question, or a function that loads it; if that fails, nothing
   * is deleted.
   */
  const remove = async (item: Item, question: string | (() => Promise<string>)): Promise<void> => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const asked = typeof question === 'string' ? question : await question()
      if (!window.confirm(asked)) return
    } catch (error) {
      showFailure(toasts.deleteFailed, error)
      return
    } finally {
      isAsking.current = false
    }
    const work = async () => {
      await adminRequest('DELETE', `${path as ContentPath}/${item.id}`)
      // Nobody can save it any more.
      setShown((open) => (isItem(open) && open.id === item.id ? (initial ?? null) : open))
    }
    await run(work, {
      id: item.id,
      done: toasts.deleted,
      failed: toasts.deleteFailed,
    })
  }

  /** After a conflict: opens the version that somebody else has saved. */
  const reload = async (): Promise<void> => {
    if (!isItem(edited)) return
    const reloaded = opening.current
    await refetch()
    if (opening.current !== reloaded) return
    const pages = client.getQueriesData<ApiList<Item>>({ queryKey: [path] })
    // Pages that are not shown may be stale: take the newest version.
    const newest = pages
      .flatMap(([, page]) => page?.items ?? [])
      .filter(({ id }) => id === edited.id)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
    setEdited(newest ?? null)
  }

  return { list, busyIds, edited, setEdited, save, update, remove, reload }
}

function isItem<Item>(open: null | 'new' | Item): open is Item {
  return open !== null && open !== 'new'
}
