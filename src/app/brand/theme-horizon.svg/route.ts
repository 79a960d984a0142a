import { horizonFile } from '@/server/theme/theme'

/** Serves the hills above the footer in the foundation's colours. */
export function GET(req: Request): Response {
  return horizonFile(req)
}
