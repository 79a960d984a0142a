import { ADMIN_UPLOAD_MAX_BYTES, VOLUNTEER_UPLOAD_PARAM } from '@/domain/media-url'
import { created } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { storeUpload, toLibrary, toPhotos } from '@/server/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) => {
    const isVolunteer = new URL(req.url).searchParams.has(VOLUNTEER_UPLOAD_PARAM)
    const destination = isVolunteer ? toPhotos : toLibrary
    return created(await storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, destination))
  }),
})
