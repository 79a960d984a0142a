import { volunteerListQuery } from '@/domain/list-query'
import { noteExport } from '@/server/audit/note-export'
import { offer } from '@/server/http/methods'
import { listResponse, readQuery } from '@/server/http/responses'
import { adminRoute } from '@/server/http/route-guards'
import { listVolunteers } from '@/server/volunteers/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, volunteerListQuery)
    return listResponse(await noteExport('volunteers', query, await listVolunteers(query)))
  }),
})
