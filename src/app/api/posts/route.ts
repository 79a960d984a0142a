import { TOTAL_COUNT_HEADER } from '@/domain/list-query'
import { offer } from '@/server/http/methods'
import { publicResponse, readListQuery, readLocale } from '@/server/http/responses'
import { publicRoute } from '@/server/http/route-guards'
import { listPosts } from '@/server/posts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) => {
    const { page, limit } = readListQuery(req)
    const { items, total } = await listPosts(readLocale(req), page, limit)
    return publicResponse(req, items, { [TOTAL_COUNT_HEADER]: String(total) })
  }),
})
