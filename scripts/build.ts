import { build, isBuildCurrent } from '../src/bootstrap/build'
import { StartError } from '../src/bootstrap/start-error'

try {
  // A release is already built, and a small machine might not be able to build it again.
  if (isBuildCurrent()) console.log('The build is up to date.')
  else await build()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
