import * as z from 'zod/mini'
import { purposeResponse } from '@/domain/responses/purpose'
import { defineRoute, named } from '../http/define-route'
import { listPurposes } from './service'

export const purposeRoutes = [
  defineRoute('GET', '/api/admin/purposes', {
    summary: 'What gifts can be recorded for, and looked through by',
    access: 'admin',
    response: z.array(named('Purpose', purposeResponse)),
    handle: listPurposes,
  }),
] as const
