import { resetEnv } from '@/env'

/** Applies the rate limits of a real site to this test file. Call it before the first request. */
export function limitAsOnARealSite(): void {
  process.env.RATE_LIMIT_FACTOR = '1'
  resetEnv()
}
