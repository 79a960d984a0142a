import { publicAnswer } from '@/server/answers'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { openApiDocument } from '@/server/openapi/document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: publicRoute(({ req }) => publicAnswer(req, openApiDocument())),
})
