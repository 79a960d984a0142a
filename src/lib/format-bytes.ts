/** For free disk space, in binary units as `df` shows it; `formatBytes` uses decimal units. */
export const BYTES_PER_GB = 1024 ** 3

const UNITS = ['bytes', 'kB', 'MB', 'GB']

/** Formats a size in decimal units, such as '12.3 MB'. */
export function formatBytes(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`
}
