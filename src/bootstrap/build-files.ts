import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pathOf } from './page-path'
import { chooseEncoding } from './pages/compress-page'
import type { Handler } from './pages/serve-pages'

const FOLDER = '.next/static'
const ADDRESS = '/_next/static/'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const COMPRESSED = '.br'
/** 7 % smaller than quality 6, which suits pages; 11 takes twice as long for another 2 %. */
const QUALITY = 10

const compress = promisify(brotliCompress)

/**
 * Writes a compressed copy next to each script and stylesheet of the build.
 * @param folder of the build's static files.
 */
export async function compressBuildFiles(folder = FOLDER): Promise<void> {
  const names = list(folder).filter((name) => path.extname(name) in TYPES)
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const content = fs.readFileSync(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      fs.writeFileSync(file + COMPRESSED, await compress(content, { params }))
    }),
  )
}

/**
 * Sends the compressed copies to every client that accepts Brotli. Compressing for each request
 * took up to a third of a second of CPU time whenever a new browser opened the panel (decision
 * 0162).
 * @param next handles every other request: other files, and clients without Brotli.
 */
export function serveBuildFiles(next: Handler, folder = FOLDER): Handler {
  const files = readCompressed(folder)
  return (req, res) => {
    const file = files.get(pathOf(req))
    if (!file || req.method !== 'GET' || chooseEncoding(req.headers['accept-encoding']) !== 'br') {
      return next(req, res)
    }
    res.writeHead(200, file.headers).end(file.body)
  }
}

/** By address, in memory: 1.5 MB in total. */
function readCompressed(folder: string) {
  const names = fs.existsSync(folder)
    ? list(folder).filter((name) => name.endsWith(COMPRESSED))
    : []
  return new Map(
    names.map((name) => {
      const original = name.slice(0, -COMPRESSED.length)
      const body = fs.readFileSync(path.join(folder, name))
      const headers = {
        'Content-Type': TYPES[path.extname(original)],
        'Content-Encoding': 'br',
        'Content-Length': body.length,
        // As Next sends it: the name of such a file changes with its content.
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
      }
      return [ADDRESS + original.split(path.sep).join('/'), { headers, body }]
    }),
  )
}

function list(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
}
