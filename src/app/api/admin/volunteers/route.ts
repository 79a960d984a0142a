import { volunteerListQuery } from '@/domain/list-query'
import { listAnswer, readQuery } from '@/server/answers'
import { noteExport } from '@/server/audit/note-export'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { listVolunteers } from '@/server/volunteers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  GET: adminRoute(async ({ req }) => {
    const query = readQuery(req, volunteerListQuery)
    return listAnswer(await noteExport('volunteers', query, await listVolunteers(query)))
  }),
})
