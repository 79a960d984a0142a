import { resetEnv } from '@/env'

/** Has the requests of this test file limited as on a real site. To be called before the first. */
export function limitAsOnARealSite(): void {
  process.env.RATE_LIMIT_FACTOR = '1'
  resetEnv()
}
