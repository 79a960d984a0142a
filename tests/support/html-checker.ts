import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, runChild } from './child-process'

type Finding = { url: string; message: string; extract?: string }

const LIMIT_MS = 120_000

/**
 * References to a closed menu, or to an error that is not shown yet: browsers ignore them, and so do
 * later versions of the checker. Those are not used, because they download their own Java on install.
 */
const NOT_THERE_YET =
  /^The “aria-(controls|describedby)” attribute must point to an element in the same document\.$/

/**
 * Runs the Nu HTML checker over pages.
 * @param pages their HTML, keyed by the address that findings use.
 * @returns the findings, one line each; or why it cannot run here.
 */
export async function checkHtml(
  pages: Map<string, string>,
): Promise<{ findings: string[] } | { skipped: string }> {
  const java = findOnPath('java')
  if (!java) return { skipped: 'The PATH has no java' }
  const jar: string = createRequire(import.meta.url)('vnu-jar')
  const folder = await mkdtemp(join(tmpdir(), 'html-'))
  try {
    const files = new Map(
      [...pages.keys()].map((address, at) => [join(folder, `${at}.html`), address]),
    )
    for (const [file, address] of files) await writeFile(file, pages.get(address) ?? '')
    const args = [
      '-jar',
      jar,
      '--format',
      'json',
      '--stdout',
      '--errors-only',
      '--exit-zero-always',
    ]
    const { output } = await runChild(java, [...args, ...files.keys()], { limitMs: LIMIT_MS })
    const { messages }: { messages: Finding[] } = JSON.parse(output)
    return {
      findings: messages
        .filter(({ message }) => !NOT_THERE_YET.test(message))
        .map(({ url, message, extract = '' }) => {
          const address = files.get(decodeURI(new URL(url).pathname))
          return `${address}: ${message} (${extract.slice(0, 200)})`
        }),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
