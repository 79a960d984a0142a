import { ApiError } from '@/server/http/api-error'
import { respond } from '@/server/http/respond'

/** Unknown calls get JSON, too. */
function unknownCall(req: Request): Promise<Response> {
  return respond(req, async () => {
    throw new ApiError(404, 'There is no such call.')
  })
}

export {
  unknownCall as DELETE,
  unknownCall as GET,
  unknownCall as PATCH,
  unknownCall as POST,
  unknownCall as PUT,
}
