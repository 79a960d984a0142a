// `npm run sbom`: every package that the site runs on, as CycloneDX 1.5, from the lockfile. `npm sbom`
// omits a sixth of them (including react, with npm 11.19).
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

type Package = {
  name?: string
  version: string
  license?: string
  integrity?: string
  /** `dev`: only tests and builds need it; `devOptional`: they and an optional dependency do. */
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const FILE = 'sbom.cdx.json'
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
/** The install path of each package that the site runs on; the site itself is the empty path. */
const places = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
const components = new Map(places.filter(([path]) => path).map((place) => [refOf(place), place]))

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', ...identity(name, version), ...licenceOf(license) },
  },
  components: [...components.values()].map((place) => toComponent(place)),
  dependencies: toDependencies(),
}
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${FILE}: ${bom.components.length} packages`)

function refOf([path, entry]: [string, Package]): string {
  return path ? `${nameOf(path, entry)}@${entry.version}` : `${name}@${version}`
}

function nameOf(path: string, entry: Package): string {
  return entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function identity(packageName: string, packageVersion: string) {
  return {
    'bom-ref': `${packageName}@${packageVersion}`,
    name: packageName,
    version: packageVersion,
    purl: `pkg:npm/${packageName.replace('@', '%40')}@${packageVersion}`,
  }
}

function toComponent([path, entry]: [string, Package]) {
  const [, digest = ''] = (entry.integrity ?? '').split('sha512-')
  return {
    type: 'library',
    ...identity(nameOf(path, entry), entry.version),
    // A package bundled in another one has no hash.
    ...(digest && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...licenceOf(entry.license),
  }
}

function licenceOf(id: string | undefined) {
  if (!id) return {}
  // An expression such as `(MIT OR CC0-1.0)`, or one name.
  return { licenses: [/[ ()]/.test(id) ? { expression: id } : { license: { id } }] }
}

/** Finds the dependencies of each package as Node does: in its own folder, then in those above. */
function toDependencies() {
  const installed = new Map(places)
  const needs = new Map<string, Set<string>>()
  for (const [path, entry] of places) {
    const { dependencies, optionalDependencies, peerDependencies } = entry
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    const found = needs.get(refOf([path, entry])) ?? new Set()
    for (const needed of names) {
      const at = lookUp(path, needed, installed)
      if (at) found.add(refOf(at))
    }
    needs.set(refOf([path, entry]), found)
  }
  return [...needs].map(([ref, found]) => ({ ref, dependsOn: [...found].sort() }))
}

function lookUp(
  from: string,
  needed: string,
  installed: Map<string, Package>,
): [string, Package] | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${needed}`
    const entry = installed.get(path)
    if (entry) return [path, entry]
    if (!folder) return null
  }
}
