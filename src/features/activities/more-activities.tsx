'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { PostDto } from '@/domain/responses/post'
import type { ActivityCopy } from './activity-card'
import type { PostCardsProps } from './post-cards'

type MoreActivitiesProps = {
  locale: Locale
  copy: ActivityCopy
  feedUrl: string
  pageSize: number
  /** Ids of the activities in the page's HTML. */
  firstIds: string[]
}

/**
 * 'Load More Activities' (spec section 2), until all are shown. Their view is loaded with the first
 * of them.
 */
export function MoreActivities({ locale, copy, feedUrl, pageSize, firstIds }: MoreActivitiesProps) {
  const [posts, setPosts] = useState<PostDto[]>([])
  const [Cards, setCards] = useState<ComponentType<PostCardsProps>>()
  const [nextPage, setNextPage] = useState(2)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'done'>('idle')

  const closing = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)

  // The button disappears with the last page: keyboard users continue from here.
  useEffect(() => {
    if (state === 'done' && hadFocus.current) closing.current?.focus()
  }, [state])

  const load = async (button: HTMLButtonElement) => {
    setState('loading')
    try {
      const { loadPosts, PostCards } = await import('./post-cards')
      const { items, total } = await loadPosts({ page: nextPage, limit: pageSize, locale })
      setCards(() => PostCards)
      const known = [...firstIds, ...posts.map(({ id }) => id)]
      // A post published in the meantime shifts all others by one: do not show one twice.
      setPosts([...posts, ...items.filter(({ id }) => !known.includes(id))])
      setNextPage(nextPage + 1)
      hadFocus.current = document.activeElement === button
      setState(nextPage * pageSize >= total ? 'done' : 'idle')
    } catch (error) {
      console.warn(error)
      setState('failed')
    }
  }

  return (
    <>
      {Cards && <Cards posts={posts} locale={locale} copy={copy} feedUrl={feedUrl} />}
      <div className="mt-12 grid justify-items-center gap-4 text-center">
        {state === 'failed' && (
          <FormFailureNote title={copy.loadFailed.title}>
            {copy.loadFailed.description}
          </FormFailureNote>
        )}
        {state !== 'done' && (
          <Button
            onClick={({ currentTarget }) => load(currentTarget)}
            disabled={state === 'loading'}
            className={`${buttonClass('lead')} noscript:hidden`}
          >
            {buttonLabel(state, copy)}
          </Button>
        )}
        <p ref={closing} tabIndex={-1} role="status" className="text-ink-soft">
          {state === 'done' && copy.allShown}
          {state === 'idle' && posts.length > 0 && (
            <span className="sr-only">
              {fillPlaceholders(copy.nowShown, { count: firstIds.length + posts.length })}
            </span>
          )}
        </p>
      </div>
    </>
  )
}

function buttonLabel(state: 'idle' | 'loading' | 'failed', copy: ActivityCopy): string {
  if (state === 'loading') return copy.loadingMore
  return state === 'failed' ? copy.loadFailed.retry : copy.loadMore
}
