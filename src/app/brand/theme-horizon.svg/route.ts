import { horizonFile } from '@/server/theme/theme'

/** The hills above the footer in the colours that the foundation has chosen. */
export function GET(req: Request): Response {
  return horizonFile(req)
}
