import { ApiError } from '@/server/http/api-error'
import { publicRoute } from '@/server/http/route-guards'

/** Unknown calls get JSON, too. */
const unknownCall = publicRoute(() => {
  throw new ApiError(404, 'There is no such call.')
})

export {
  unknownCall as DELETE,
  unknownCall as GET,
  unknownCall as PATCH,
  unknownCall as POST,
  unknownCall as PUT,
}
