import fs from 'node:fs'
import path from 'node:path'

/** @returns the folder served to visitors that contains a folder; null if the folder is private. */
export function servedFolderAround(
  { MEDIA_DIR }: { MEDIA_DIR: string },
  folder: string,
): string | null {
  const place = realPath(folder)
  const served = [path.resolve(MEDIA_DIR), path.resolve('public')]
  return (
    served.find((around) => `${place}${path.sep}`.startsWith(`${realPath(around)}${path.sep}`)) ??
    null
  )
}

/** Resolves symbolic links, even if the end of the path does not exist yet. */
function realPath(entry: string): string {
  const resolved = path.resolve(entry)
  const parent = path.dirname(resolved)
  if (fs.existsSync(resolved) || parent === resolved) return fs.realpathSync(resolved)
  return path.join(realPath(parent), path.basename(resolved))
}
