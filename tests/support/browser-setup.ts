import { build, isBuildCurrent } from '@/bootstrap/build'

/** Playwright calls this before the first test: the tests run on the production build. */
export default async function setUp(): Promise<void> {
  if (!isBuildCurrent()) await build()
}
