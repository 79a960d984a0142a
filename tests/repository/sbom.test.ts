import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { runChild } from '../support/child-process'

type Bom = {
  bomFormat: string
  specVersion: string
  serialNumber: string
  version: number
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
type Component = {
  'bom-ref': string
  name: string
  version: string
  purl: string
  hashes?: { alg: string; content: string }[]
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
let bom: Bom

beforeAll(async () => {
  await runChild('npm', ['run', '--silent', 'sbom'], { limitMs: 60_000 })
  bom = JSON.parse(readFileSync('sbom.cdx.json', 'utf8'))
}, 60_000)

describe('the bill of materials of a release', () => {
  it('is one of CycloneDX', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: expect.stringMatching(/^1\.[5-9]$/),
      version: 1,
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      metadata: { component: { purl: expect.stringMatching(/^pkg:npm\/manavta@/) } },
    })
  })

  it('names every package that the site needs, and none that only builds or tests it', () => {
    const names = bom.components.map(({ purl }) => decodeURIComponent(purl))
    const has = (name: string) => names.some((purl) => purl.startsWith(`pkg:npm/${name}@`))
    expect(Object.keys(dependencies).filter((name) => !has(name))).toEqual([])
    expect(has('vitest') || has('@playwright/test')).toBe(false)
    expect(Object.keys(devDependencies)).toContain('vitest')
  })

  it('gives each package once, with its version and the hash of what npm fetched', () => {
    const refs = bom.components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const hashed = bom.components.filter(({ hashes }) => hashes)
    // The lockfile has no hashes of packages for other systems than the one that wrote it.
    expect(hashed.length).toBeGreaterThan(600)
    for (const { version, purl, hashes } of hashed) {
      expect(version, purl).not.toBe('')
      expect(hashes, purl).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
      ])
    }
  })

  it('lists the dependencies among the packages that it names', () => {
    const refs = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']))
    const named = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !refs.has(ref))).toEqual([])
    expect(bom.dependencies.length).toBe(refs.size)
  })
})
