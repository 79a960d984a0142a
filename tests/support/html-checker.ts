import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, runChild } from './child-process'

type Finding = { url: string; type: string; message: string; extract?: string; lastLine?: number }

const LIMIT_MS = 120_000

/**
 * Runs the Nu HTML checker over pages.
 * @param pages their HTML, by the address by which findings name them.
 * @returns what it found, one line each; or why it cannot run here.
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
      findings: messages.map(({ url, message, extract = '' }) => {
        const address = files.get(decodeURI(new URL(url).pathname))
        return `${address}: ${message} (${extract.slice(0, 200)})`
      }),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
