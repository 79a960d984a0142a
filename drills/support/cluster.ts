import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppServer, startServer } from '../../tests/support/app-server'
import { type Child, endChild, findOnPath, startChild } from '../../tests/support/child-process'
import { type RunningMongo, requireMongo } from '../../tests/support/mongo'
import { freePort } from '../../tests/support/ports'
import { waitUntil } from './load'

const ROOT = join(import.meta.dirname, '../..')
const UP_LIMIT_MS = 30_000
/** The minimum that survives the loss of one. */
const MONGO_SERVERS = 3
/** The name in `docker-compose.yml`. */
const BUCKET = 'manavta'
const S3_KEYS = { id: 'drill', secret: 'secret of a drill, worth nothing' }

export type Cluster = {
  /** The address of the site, which is the proxy's. */
  url: string
  /** The servers themselves, with their own addresses. */
  servers: AppServer[]
  /** The names and versions of MongoDB, S3 and the proxy. */
  parts: string
  mongo: RunningMongo
  backupDir: string
  /** Restarts a stopped server on its own data. */
  restart(at: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts two servers on one replica set and one bucket behind a proxy, like the profile two-servers
 * of `docker-compose.yml`, as processes on this machine.
 * @throws Error if a part is missing, with how to get it.
 */
export async function startCluster(env: Record<string, string>): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ending.toReversed()) await end()
  }
  try {
    const mongo = await requireMongo(MONGO_SERVERS)
    ending.push(mongo.stop)
    const s3 = await startS3(folder)
    ending.push(() => endChild(s3.child, 'SIGTERM'))
    const proxyPort = await freePort()
    const url = `http://localhost:${proxyPort}`
    const ports = [await freePort(), await freePort()]
    const backupDir = join(folder, 'backups')
    const start = async (at: number) =>
      startServer({
        dataDir: join(folder, `site${at + 1}`),
        env: {
          DATABASE_URI: mongo.uri,
          SITE_URL: url,
          TRUSTED_PROXY_HOPS: '1',
          PORT: String(ports[at]),
          BACKUP_DIR: backupDir,
          BACKUP_DAILY: 'on',
          S3_BUCKET: BUCKET,
          S3_ENDPOINT: s3.url,
          S3_REGION: 'ap-south-1',
          S3_ACCESS_KEY_ID: S3_KEYS.id,
          S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
          ...env,
        },
      })
    const servers: AppServer[] = []
    ending.push(async () => {
      for (const server of servers) await server.stop()
    })
    // One after the other, because the first fills an empty database.
    for (const at of ports.keys()) servers.push(await start(at))
    const proxy = await startProxy(folder, proxyPort, ports)
    ending.push(() => endChild(proxy.child, 'SIGTERM'))
    return {
      url,
      servers,
      mongo,
      backupDir,
      stop,
      parts: `${MONGO_SERVERS} servers of ${mongo.kind}, versitygw, ${proxy.name}`,
      restart: async (at) => {
        servers[at] = await start(at)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startS3(folder: string) {
  const program = findOnPath('versitygw')
  if (!program) {
    throw new Error(
      'No versitygw on the PATH: go install github.com/versity/versitygw/cmd/versitygw@v1.8.0',
    )
  }
  const data = join(folder, 's3')
  await mkdir(join(data, BUCKET), { recursive: true })
  const port = await freePort()
  const child = await startChild(program, ['--quiet', 'posix', data], {
    env: {
      ...process.env,
      ROOT_ACCESS_KEY: S3_KEYS.id,
      ROOT_SECRET_KEY: S3_KEYS.secret,
      VGW_REGION: 'ap-south-1',
      VGW_PORT: `127.0.0.1:${port}`,
      VGW_HEALTH: '/health',
    },
  })
  await untilUp('versitygw', child, port)
  return { child, url: `http://127.0.0.1:${port}` }
}

/** Starts Caddy with the Caddyfile of deploy/, or nginx with the same rules. */
async function startProxy(folder: string, port: number, upstreams: number[]) {
  const caddy = findOnPath('caddy')
  if (caddy) {
    const config = join(folder, 'Caddyfile')
    const rules = await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    await writeFile(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1 [::1]\n}\n${rules}`)
    const child = await startChild(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
      env: {
        ...process.env,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        SITE_URL: `http://localhost:${port}`,
        UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      },
    })
    await untilUp('Caddy', child, port)
    return { child, name: 'Caddy with deploy/Caddyfile' }
  }
  const nginx = findOnPath('nginx')
  if (!nginx) throw new Error('Neither caddy nor nginx is on the PATH')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, nginxConfig(folder, port, upstreams))
  const child = await startChild(nginx, ['-p', folder, '-c', file])
  await untilUp('nginx', child, port)
  return { child, name: 'nginx with the rules of deploy/Caddyfile' }
}

function nginxConfig(folder: string, port: number, upstreams: number[]): string {
  // No max_fails: otherwise nginx could skip both servers and have none left to wait for.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  client_max_body_size 20m;
  upstream site {
    least_conn;
    ${upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_timeout 10s;
    }
  }
}
`
}

async function untilUp(name: string, child: Child, port: number): Promise<void> {
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => socket.destroy() && resolve(true))
      socket.once('error', () => resolve(false))
    })
  const upAfterMs = await waitUntil(isUp, UP_LIMIT_MS)
  if (upAfterMs === null) throw new Error(`${name} did not start:\n${child.output()}`)
}
