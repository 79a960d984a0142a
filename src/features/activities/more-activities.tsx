'use client'

import { useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import type { PostDto } from '@/domain/post'
import { apiListRequest } from '@/lib/api-client'
import { ActivityCard, type ActivityCopy, type ActivityView } from './activity-card'

type MoreActivitiesProps = {
  locale: Locale
  copy: ActivityCopy
  feedUrl: string
  pageSize: number
}

/** 'Load More Activities' (spec section 2), until there are none left. */
export function MoreActivities({ locale, copy, feedUrl, pageSize }: MoreActivitiesProps) {
  const [posts, setPosts] = useState<PostDto[]>([])
  const [nextPage, setNextPage] = useState(2)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'done'>('idle')

  const load = async () => {
    setState('loading')
    try {
      const query = new URLSearchParams({ page: String(nextPage), limit: String(pageSize), locale })
      const { items, total } = await apiListRequest<PostDto>(`/api/posts?${query}`)
      const known = new Set(posts.map(({ id }) => id))
      // A post published meanwhile moves all others on by one: none is shown twice.
      setPosts([...posts, ...items.filter(({ id }) => !known.has(id))])
      setNextPage(nextPage + 1)
      setState(nextPage * pageSize >= total ? 'done' : 'idle')
    } catch (error) {
      console.warn('The activities could not be loaded.', error)
      setState('failed')
    }
  }

  return (
    <>
      {posts.length > 0 && (
        <ol className="mt-10 grid gap-10 lg:mt-14 lg:gap-14">
          {posts.map((post) => (
            <li
              key={post.id}
              id={post.id}
              className="scroll-mt-28 border-line border-t pt-10 lg:pt-14"
            >
              <ActivityCard locale={locale} activity={toView(post)} copy={copy} feedUrl={feedUrl}>
                <div className="mt-3 space-y-4 whitespace-pre-line">
                  {post.content.split(/\n{2,}/).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </ActivityCard>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-12 grid justify-items-center gap-4 text-center">
        {state === 'failed' && (
          <FormFailureNote title={copy.loadFailed.title}>
            {copy.loadFailed.description}
          </FormFailureNote>
        )}
        {state !== 'done' && (
          <button
            type="button"
            onClick={load}
            disabled={state === 'loading'}
            className={`${buttonClass('lead')} disabled:opacity-60`}
          >
            {buttonLabel(state, copy)}
          </button>
        )}
        <p role="status" className="text-ink-soft">
          {state === 'done' && copy.allShown}
        </p>
      </div>
    </>
  )
}

function buttonLabel(state: 'idle' | 'loading' | 'failed', copy: ActivityCopy): string {
  if (state === 'loading') return copy.loadingMore
  return state === 'failed' ? copy.loadFailed.retry : copy.loadMore
}

function toView(post: PostDto): ActivityView {
  const { imageUrl, videoUrl, eventDate, eventLocation, ...rest } = post
  return {
    ...rest,
    picture: imageUrl ? { src: imageUrl, alt: post.title } : null,
    videoUrl: videoUrl ?? null,
    eventDate: eventDate ?? null,
    eventLocation: eventLocation ?? null,
  }
}
