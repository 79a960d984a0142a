import { ADMIN_UPLOAD_MAX_BYTES, VISITOR_UPLOAD_MAX_BYTES } from '@/domain/media-url'
import { isFromAdmin } from '@/server/http/admin-request'
import { offer } from '@/server/http/methods'
import { limitRequests } from '@/server/http/rate-limits'
import { created } from '@/server/http/responses'
import { publicRoute } from '@/server/http/route-guards'
import { requireRoomForPhotos } from '@/server/pictures/photo-room'
import { storeUpload, toLibrary, toPhotosOfVisitors } from '@/server/pictures/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // A visitor's file is the photo of an application, an admin's the picture of an inspiration.
  POST: publicRoute(async ({ req }) => {
    if (await isFromAdmin(req)) {
      return created(await storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, toLibrary))
    }
    await limitRequests(req, 'upload')
    await requireRoomForPhotos()
    return created(await storeUpload(req, VISITOR_UPLOAD_MAX_BYTES, toPhotosOfVisitors))
  }),
})
