import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../support/app-server'
import { deadLinksIn } from '../support/dead-links'

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
