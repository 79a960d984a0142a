import { build } from '../src/start/build'
import { StartError } from '../src/start/start-error'

try {
  await build()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
