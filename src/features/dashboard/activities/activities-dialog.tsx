import { useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { itemToastsContent } from '@/content/item-toasts'
import type { AdminPostDto } from '@/domain/responses/post'
import { formatDate } from '@/lib/dates'
import { ItemButtons } from '../editor/item-buttons'
import { EVENTS_PATH } from '../events/event-paths'
import { HindiBadge } from '../list/hindi-badge'
import { ListFrame } from '../list/list-frame'
import { SampleBadge } from '../list/sample-badge'
import { useRefetch } from '../list/use-admin-list'
import { useResource } from '../list/use-resource'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useShownText } from '../use-shown-text'
import { PostForm } from './post-form'
import { useDeleteQuestion } from './use-delete-question'

const PAGE_SIZE = 10

/** 'New Activity': the form, and below it the existing activities to edit. */
export function ActivitiesDialog({ onClose }: { onClose: () => void }) {
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.activities
  const locale = useOfficeLocale()
  const shown = useShownText()
  const deleteQuestion = useDeleteQuestion()
  const [page, setPage] = useState(1)
  const resource = useResource({
    path: '/api/admin/posts',
    toasts: useCopy(itemToastsContent).post,
    page,
    pageSize: PAGE_SIZE,
    initial: 'new',
  })
  // The list of events may be open behind the dialog.
  const refetchEvents = useRefetch(EVENTS_PATH)
  const { edited, setEdited } = resource
  const post = edited === 'new' ? null : edited
  const mayClose = useRef(() => true)
  const top = useRef<HTMLDivElement>(null)

  const open = (next: AdminPostDto | 'new') => {
    if (!mayClose.current()) return
    setEdited(next)
    top.current?.scrollIntoView({ block: 'center' })
  }

  return (
    <Modal
      title={post ? copy.edit : copy.create}
      closeLabel={dashboard.editor.close}
      mayClose={() => mayClose.current()}
      onClose={onClose}
      size="wide"
    >
      <div ref={top} />
      {post && (
        <SmallButton onClick={() => open('new')} className="mb-4">
          {copy.backToNew}
        </SmallButton>
      )}
      <PostForm
        key={post?.updatedAt ?? 'new'}
        post={post}
        save={async (input) => {
          await resource.save(input, onClose)
          await refetchEvents()
        }}
        mayCloseRef={mayClose}
        onReload={resource.reload}
        onCancel={() => mayClose.current() && onClose()}
      />
      <section aria-labelledby="activities-heading" className="mt-8 border-line border-t pt-6">
        <h3 id="activities-heading" className="mb-4 text-heading text-neem-deep">
          {copy.list}
        </h3>
        <ListFrame
          list={resource.list}
          page={page}
          pageSize={PAGE_SIZE}
          goToPage={setPage}
          empty={copy.empty}
        >
          {(posts) => (
            <ul className="grid grid-cols-1 gap-3">
              {posts.map((item) => (
                <li
                  key={item.id}
                  className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-card p-3"
                >
                  <div className="min-w-0 flex-1 basis-full sm:basis-0">
                    <p className="wrap-anywhere font-semibold">{shown(item.title, item.titleHi)}</p>
                    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                      <Badge tone={item.isPublished ? 'good' : 'waiting'}>
                        {item.isPublished ? copy.published : copy.draft}
                      </Badge>
                      <SampleBadge isSample={item.isSample} />
                      <HindiBadge texts={[item.titleHi, item.contentHi]} />
                      {formatDate(item.createdAt, locale) || dashboard.list.noDate}
                    </p>
                  </div>
                  <ItemButtons
                    name={shown(item.title, item.titleHi)}
                    onEdit={() => open(item)}
                    onDelete={async () => {
                      await resource.remove(item, () => deleteQuestion(item))
                      await refetchEvents()
                    }}
                    isDeleting={resource.busyIds.includes(item.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </section>
    </Modal>
  )
}
