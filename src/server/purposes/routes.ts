import * as z from 'zod/mini'
import { purposeResponse } from '@/domain/responses/purpose'
import { defineRoute, named } from '../http/define-route'
import { listPurposes } from './service'

export const purposeRoutes = [
  defineRoute('GET', '/api/admin/purposes', {
    summary: 'Lists the purposes by which gifts are recorded and filtered',
    access: 'admin',
    response: z.array(named('Purpose', purposeResponse)),
    handle: listPurposes,
  }),
] as const
