import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { BUILD_INPUTS } from '@/bootstrap/build'
import { envNames } from '@/env'

type Service = {
  image: string
  build?: string
  ports?: string[]
  environment?: Record<string, string>
  volumes: string[]
  depends_on?: Record<string, { condition: string }>
  profiles?: string[]
  healthcheck?: { test: string | string[] }
  logging?: { driver: string; options: Record<string, string> }
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const read = (file: string) => readFileSync(file, 'utf8')
const compose: Compose = parse(read('docker-compose.yml'), { merge: true })
const services = Object.entries(compose.services)
const sites = ['site', 'site2'].map((name) => compose.services[name] as Service)
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const finalStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const { scripts, engines } = JSON.parse(read('package.json'))

const PINNED = /:v?\d+\.\d+\.\d+(-[\w.-]+)?$/
/** Set by the image and its volumes. */
const FIXED_IN_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'MEDIA_DIR', 'BACKUP_DIR']

/** Returns the sources of the COPY lines in a part of the Dockerfile, as paths of the repository. */
function copiedIn(part: string): string[] {
  return [...part.matchAll(/^COPY (.*)$/gm)].flatMap(([, words = '']) => {
    const sources = words.split(/\s+/).filter((word) => !word.startsWith('--'))
    return sources.slice(0, -1).map((source) => source.replace(/^\/app\//, ''))
  })
}

describe('docker-compose.yml', () => {
  it('pins the images that it does not build', () => {
    const images = services.filter(([, { build }]) => !build).map(([, { image }]) => image)
    expect(images.filter((image) => !PINNED.test(image))).toEqual([])
  })

  it('lets only the proxy be reached from outside', () => {
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  it('passes both servers every setting of the site, and no other', () => {
    const wanted = envNames.filter((name) => !FIXED_IN_IMAGE.includes(name)).toSorted()
    for (const { environment = {} } of sites) {
      expect(Object.keys(environment).toSorted()).toEqual(wanted)
    }
    expect(sites[1]?.environment).toEqual(sites[0]?.environment)
  })

  it('keeps only a few log files of any service: Docker deletes none by itself', () => {
    for (const [name, { logging }] of services) {
      expect(logging, name).toMatchObject({
        driver: 'json-file',
        options: { 'max-size': '10m', 'max-file': '3' },
      })
    }
  })

  it('contains no secrets', () => {
    const secrets = services
      .flatMap(([, { environment = {} }]) => Object.entries(environment))
      .filter(([name]) => /SECRET|KEY|PASSWORD|SMTP_URL/.test(name))
    expect(secrets.length).toBeGreaterThan(0)
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{[A-Z0-9_]+:-\}$/)
  })

  it('runs a second server and the S3 server only in the profile two-servers', () => {
    const inProfile = services.filter(([, { profiles }]) => profiles?.includes('two-servers'))
    expect(inProfile.map(([name]) => name)).toEqual(['site2', 's3'])
  })

  it('names volumes, files and services that exist', () => {
    for (const [name, { volumes, depends_on = {} }] of services) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        const exists = source.startsWith('.') ? existsSync(source) : source in compose.volumes
        expect(exists, `${name}: ${volume}`).toBe(true)
      }
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other)
    }
  })

  it('has a guide that deletes volumes by name, and only those contained in a backup', () => {
    const commands = read('docs/running/docker.md').match(/^ {4}docker .*$/gm) ?? []
    expect(commands.filter((command) => /down .*(-v|--volumes)/.test(command))).toEqual([])
    const deleted = [...read('docs/running/docker.md').matchAll(/\$\{project\}_(\w+)/g)]
    const names = deleted.map(([, name = '']) => name)
    const volumeOf = (service: string, folder: string) =>
      compose.services[service]?.volumes
        .find((volume) => volume.endsWith(`:${folder}`))
        ?.replace(`:${folder}`, '')
    expect(names).toEqual([
      volumeOf('mongo', '/data/db'),
      volumeOf('site', '/app/data'),
      volumeOf('site2', '/app/data'),
      volumeOf('site', '/app/media'),
    ])
  })

  it("keeps each server's files in volumes, with separate data folders", () => {
    const [, list = '[]'] = /^VOLUME (.*)$/m.exec(finalStage) ?? []
    const folders: string[] = JSON.parse(list)
    for (const { volumes } of sites) {
      expect(volumes.map((volume) => volume.split(':')[1])).toEqual(folders)
    }
    const [data, data2] = sites.map(({ volumes }) => volumes[0])
    expect(data).not.toBe(data2)
  })

  it('waits for services with a health check', () => {
    const hasCheck = (name: string) =>
      Boolean(compose.services[name]?.healthcheck) ||
      (compose.services[name]?.build === '.' && /^HEALTHCHECK /m.test(finalStage))
    for (const [name] of services) expect(hasCheck(name), name).toBe(true)
    for (const [, { depends_on = {} }] of services) {
      for (const { condition } of Object.values(depends_on)) {
        expect(condition).toBe('service_healthy')
      }
    }
  })
})

describe('Dockerfile', () => {
  it('starts from one pinned image with a Node that the site accepts', () => {
    const [, image = ''] = /^ARG NODE=(.*)$/m.exec(dockerfile) ?? []
    expect(image).toMatch(PINNED)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(bases).toEqual(bases.map(() => `\${NODE}`))
    const major = (text: string) => Number(/\d+/.exec(text)?.[0])
    expect(major(image)).toBeGreaterThanOrEqual(major(engines.node))
  })

  it('copies what exists, and nothing that .dockerignore hides', () => {
    const made = ['.next', 'node_modules']
    const paths = copiedIn(dockerfile).filter((path) => path !== '.' && !made.includes(path))
    const hidden = read('.dockerignore').split('\n')
    for (const path of paths) {
      expect(existsSync(path), path).toBe(true)
      expect(hidden, path).not.toContain(path)
    }
    expect(hidden).toEqual(expect.arrayContaining(['.env', 'data', 'media', 'node_modules']))
  })

  it('contains all inputs of the build, otherwise each start would build again', () => {
    expect(copiedIn(finalStage)).toEqual(expect.arrayContaining(BUILD_INPUTS))
  })

  it('has no development packages, and runs as an unprivileged user', () => {
    expect(finalStage).toContain('COPY --from=packages /app/node_modules ./node_modules')
    expect(dockerfile).toContain('npm ci --omit=dev')
    expect(finalStage).toMatch(/^USER node$/m)
  })

  it('starts the site as npm start does', () => {
    const [, command = '[]'] = /^CMD (\[.*)$/m.exec(finalStage) ?? []
    expect(JSON.parse(command).join(' ')).toBe(scripts.start)
  })
})

it('every health check calls the site', () => {
  const [, path = ''] = /'GET', '([^']+)'/.exec(read('src/server/health/routes.ts')) ?? []
  // Not only the image's own port: a platform may set another.
  expect(finalStage).toContain(`http://127.0.0.1:$PORT${path}`)
  expect(read('deploy/Caddyfile')).toContain(`health_uri ${path}\n`)
})

describe('the systemd unit', () => {
  const guide = read('docs/running/virtual-machine.md')
  const setting = (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(read('deploy/manavta.service'))?.[1] ?? ''

  it('starts the site as npm start does, as its own user, in the folder of the guide', () => {
    expect(setting('ExecStart')).toBe(`/usr/bin/${scripts.start}`)
    expect(guide).toContain(
      `useradd --system --home-dir /srv/manavta --shell /usr/sbin/nologin ${setting('User')}\n`,
    )
    expect(guide).toContain(`cd ${setting('WorkingDirectory')}\n`)
  })

  it('is the only one that the guide installs: the site makes its backups itself', () => {
    expect(guide.match(/deploy\/[\w.-]+/g)).toEqual(['deploy/manavta.service'])
    expect(guide).toMatch(/^ {4}BACKUP_DAILY=on$/m)
  })

  it('gives up after repeated failed starts', () => {
    const [unit = ''] = read('deploy/manavta.service').split('[Service]')
    expect(unit).toMatch(/^StartLimitIntervalSec=\d+min$/m)
    expect(unit).toMatch(/^StartLimitBurst=\d+$/m)
    expect(guide).toContain('systemctl reset-failed manavta')
  })

  it('has commands to go back that leave no journal of the newer version in place', () => {
    const [, steps = ''] = /^## Go back$([\s\S]*?)^## /m.exec(guide) ?? []
    const commands = [...steps.matchAll(/^ {4}(.*)$/gm)].map(([, command]) => command)
    const moved = commands.indexOf('sudo mv /srv/manavta/data /srv/manavta/data-newer')
    const laid = commands.findIndex((command) => command?.endsWith(' /srv/manavta/data/site.db'))
    expect([moved > 0, laid > moved]).toEqual([true, true])
    expect(commands[laid]).toMatch(/install -o manavta -g manavta -m 600 /)
  })

  it('stops the site no sooner than it stops itself', () => {
    const [, limit = ''] = /STOP_TIMEOUT_MS = ([\d_]+)/.exec(read('server.ts')) ?? []
    const seconds = Number(limit.replaceAll('_', '')) / 1000
    expect(Number.parseInt(setting('TimeoutStopSec'), 10)).toBeGreaterThan(seconds)
  })
})
