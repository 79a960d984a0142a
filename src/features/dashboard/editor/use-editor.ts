import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import { messages } from '@/domain/messages'
import type { ApiList } from '@/lib/api-client'
import { useRefetch } from '../list/use-admin-list'
import { adminRequest, ifUnchanged, statusOf } from '../session/admin-request'

type Versioned = { id: string; updatedAt: string }

/** The lists whose items are made, changed and deleted in a dialog. */
type ContentPath =
  | '/api/admin/portfolio'
  | '/api/admin/about-slider'
  | '/api/admin/inspirations'
  | '/api/admin/posts'

type EditorOptions = {
  /** Volunteers are changed only: they apply by themselves. */
  path: ContentPath | '/api/admin/volunteers'
  /** What is open from the start. */
  initial?: 'new'
  updateMethod: 'PUT' | 'PATCH'
  toasts: Record<'created' | 'updated' | 'deleted', ToastCopy> &
    Record<'createFailed' | 'updateFailed' | 'deleteFailed', ToastCopy>
}

/** What is open in the dialog: nothing, a new item, or one that is there already. */
type Edited<Item> = null | 'new' | Item

/** Making, changing and deleting the items of a list, each followed by its notice and the list anew. */
export function useEditor<Item extends Versioned>({
  path,
  updateMethod,
  toasts,
  initial,
}: EditorOptions) {
  const client = useQueryClient()
  const refetch = useRefetch(path)
  const [edited, setEdited] = useState<Edited<Item>>(initial ?? null)
  const [deletingId, setDeletingId] = useState<string | null>(null)

  /**
   * @param body as the form's schema, which is that of the call, has parsed it.
   * @throws what the call throws, after its notice: the form shows the rest.
   */
  const save = async (body: unknown): Promise<void> => {
    if (edited === null) return
    const isNew = edited === 'new'
    try {
      if (isNew) await adminRequest('POST', path as ContentPath, body as never)
      // What somebody else has changed since is not overwritten: the server answers 409.
      else
        await adminRequest(updateMethod, `${path}/${edited.id}`, body as never, ifUnchanged(edited))
    } catch (error) {
      showToast({ ...(isNew ? toasts.createFailed : toasts.updateFailed), tone: 'error' })
      throw error
    }
    showToast({ ...(isNew ? toasts.created : toasts.updated), tone: 'success' })
    setEdited(null)
    await refetch()
  }

  const remove = async (item: Item, question: string): Promise<void> => {
    if (!window.confirm(question)) return
    setDeletingId(item.id)
    try {
      await adminRequest('DELETE', `${path}/${item.id}`)
      showToast({ ...toasts.deleted, tone: 'success' })
    } catch (error) {
      console.warn('The item was not deleted.', error)
      showToast({ ...withReason(toasts.deleteFailed, error), tone: 'error' })
    } finally {
      setDeletingId(null)
    }
    await refetch()
  }

  /** After a conflict: opens what the other one has saved. */
  const reload = async (): Promise<void> => {
    if (edited === null || edited === 'new') return
    await refetch()
    const pages = client.getQueriesData<ApiList<Item>>({ queryKey: [path] })
    // Pages that are not shown keep what they knew: the newest version counts.
    const newest = pages
      .flatMap(([, list]) => list?.items ?? [])
      .filter(({ id }) => id === edited.id)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
    setEdited(newest ?? null)
  }

  return { edited, setEdited, save, remove, deletingId, reload }
}

/** A notice that also says so where somebody else was quicker. */
export function withReason(toast: ToastCopy, error: unknown): ToastCopy {
  if (statusOf(error) !== 409) return toast
  return { ...toast, description: `${toast.description}. ${messages.changedMeanwhile}` }
}
