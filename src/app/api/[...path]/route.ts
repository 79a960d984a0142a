import { createApi } from '@/server/http/handlers'
import { routes } from '@/server/routes'

const api = createApi(routes)

export {
  api as DELETE,
  api as GET,
  api as HEAD,
  api as OPTIONS,
  api as PATCH,
  api as POST,
  api as PUT,
}
