import * as z from 'zod/mini'
import { sampleKinds } from '../sample-content'

/** Response of POST /api/admin/sample-content/remove: the number removed of each kind. */
export const sampleCountsResponse = z.record(z.enum(sampleKinds), z.number())
export type SampleCountsDto = z.output<typeof sampleCountsResponse>
