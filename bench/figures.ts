/** Returns the value that a share of the values do not exceed; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the middle value; NaN if there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

const NAME_WIDTH = 28
const CELL_WIDTH = 9

/** Prints a row of a table: what was measured, then its figures. */
export function printRow(name: string, ...cells: (string | number)[]): void {
  const figures = cells.map((cell) => String(cell).padStart(CELL_WIDTH))
  console.log(name.padEnd(NAME_WIDTH) + figures.join(''))
}
