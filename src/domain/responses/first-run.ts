import * as z from 'zod/mini'
import { testMailResults } from '../first-run'

/** Response of POST /api/admin/test-mail. */
export const testMailResponse = z.object({ result: z.enum(testMailResults) })
