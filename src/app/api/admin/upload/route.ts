import { ADMIN_UPLOAD_MAX_BYTES, VOLUNTEER_UPLOAD_PARAM } from '@/domain/media-url'
import { offer } from '@/server/http/methods'
import { created } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { storeUpload, toLibrary, toPhotos } from '@/server/pictures/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) => {
    const isVolunteer = new URL(req.url).searchParams.has(VOLUNTEER_UPLOAD_PARAM)
    const destination = isVolunteer ? toPhotos : toLibrary
    return created(await storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, destination))
  }),
})
