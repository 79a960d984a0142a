'use client'

import type { Locale } from '@/content/locale'
import type { PostDto } from '@/domain/responses/post'
import { type ApiList, apiListRequest } from '@/lib/api-client'
import { ActivityCard, type ActivityCopy, type ActivityView } from './activity-card'

export type PostCardsProps = {
  posts: PostDto[]
  locale: Locale
  copy: ActivityCopy
  feedUrl: string
}

type PostQuery = { page: number; limit: number; locale: Locale }

/** Loads a page of activities. @throws like `apiListRequest`. */
export function loadPosts({ page, limit, locale }: PostQuery): Promise<ApiList<PostDto>> {
  return apiListRequest('/api/posts', { page: String(page), limit: String(limit), locale })
}

/** The activities loaded after those in the page's HTML. */
export function PostCards({ posts, locale, copy, feedUrl }: PostCardsProps) {
  return (
    <ol className="mt-10 grid gap-10 lg:mt-14 lg:gap-14">
      {posts.map((post) => (
        <li key={post.id} id={post.id} className="scroll-mt-28 border-line border-t pt-10 lg:pt-14">
          <ActivityCard locale={locale} activity={toView(post)} copy={copy} feedUrl={feedUrl}>
            <div className="mt-3 space-y-4 whitespace-pre-line">
              {post.content.split(/\n{2,}/).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same.
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </ActivityCard>
        </li>
      ))}
    </ol>
  )
}

function toView(post: PostDto): ActivityView {
  const { imageUrl, videoUrl, eventDate, eventLocation, ...rest } = post
  return {
    ...rest,
    picture: imageUrl
      ? {
          src: imageUrl,
          srcSet: post.imageSrcSet,
          focus: post.imageFocus,
          alt: post.imageAlt ?? post.title,
          lang: post.languages?.imageAlt,
        }
      : null,
    videoUrl: videoUrl ?? null,
    eventDate: eventDate ?? null,
    eventLocation: eventLocation ?? null,
  }
}
