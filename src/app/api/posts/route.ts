import { TOTAL_COUNT_HEADER } from '@/domain/list-query'
import { listPosts } from '@/server/activities'
import { publicAnswer, readListQuery, readLocale } from '@/server/answers'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(async ({ req }) => {
    const { page, limit } = readListQuery(req)
    const { items, total } = await listPosts(readLocale(req), page, limit)
    return publicAnswer(req, items, { [TOTAL_COUNT_HEADER]: String(total) })
  }),
})
