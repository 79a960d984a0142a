import { offer } from '@/server/http/methods'
import { publicResponse } from '@/server/http/responses'
import { publicRoute } from '@/server/http/route-guards'
import { openApiDocument } from '@/server/openapi/document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(({ req }) => publicResponse(req, openApiDocument())),
})
