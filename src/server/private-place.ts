import fs from 'node:fs'
import path from 'node:path'
import type { Env } from '@/env'

/** @returns the folder that the site sends to visitors in which a folder lies; null for a private place. */
export function servedFolderAround(env: Env, folder: string): string | null {
  const place = realPath(folder)
  const served = [path.resolve(env.MEDIA_DIR), path.resolve('public')]
  return (
    served.find((around) => `${place}${path.sep}`.startsWith(`${realPath(around)}${path.sep}`)) ??
    null
  )
}

/** The path behind links, also where the end of it does not exist yet. */
function realPath(entry: string): string {
  const resolved = path.resolve(entry)
  const parent = path.dirname(resolved)
  if (fs.existsSync(resolved) || parent === resolved) return fs.realpathSync(resolved)
  return path.join(realPath(parent), path.basename(resolved))
}
