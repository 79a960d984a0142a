import { build } from '../src/bootstrap/build'
import { StartError } from '../src/bootstrap/start-error'

try {
  await build()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
