import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../support/app-server'

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manavta-release-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a release starts where it is unpacked, without building and without anything from its build machine', async () => {
  test.slow()
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release.ts'])
  const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const title = `manavta-${version}`
  const archive = readFileSync(`release/${title}.tar.gz`)
  expect(readFileSync(`release/${title}.tar.gz.sha256`, 'utf8')).toBe(
    `${createHash('sha256').update(archive).digest('hex')}  ${title}.tar.gz\n`,
  )

  execFileSync('tar', ['-xzf', join(process.cwd(), 'release', `${title}.tar.gz`), '-C', folder])
  const unpacked = join(folder, title)
  for (const absent of ['.env', '.git', 'data', 'node_modules', 'tests', '.next/cache']) {
    expect(existsSync(join(unpacked, absent)), absent).toBe(false)
  }
  const withOurPath = execFileSync('sh', ['-c', 'grep -rlF -- "$0" . || true', process.cwd()], {
    cwd: unpacked,
    encoding: 'utf8',
  })
  expect(withOurPath).toBe('')
  expect(deadLinksIn(unpacked)).toEqual([])
  for (const command of Object.values<string>(scripts)) {
    const [script = ''] = /scripts\/\w+\.ts/.exec(command) ?? []
    expect(existsSync(join(unpacked, script)), command).toBe(true)
  }

  symlinkSync(join(process.cwd(), 'node_modules'), join(unpacked, 'node_modules'))
  const site = await startServer({
    cwd: unpacked,
    dataDir: join(folder, 'data'),
    env: { SEED: 'none' },
  })
  expect(site.output()).not.toContain('Building the site')
  expect((await fetch(site.url)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

/** Finds links in the release's documents, at the top and in docs, to files that it lacks. */
function deadLinksIn(folder: string): string[] {
  const docs = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
  const files = [...readdirSync(folder), ...docs.map((file) => join('docs', file))]
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
      return links
        .filter((link) => !existsSync(join(folder, dirname(file), link)))
        .map((link) => `${file}: ${link}`)
    })
}
