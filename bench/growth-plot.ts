import { GROUP_NAMES, type SizeFigures } from './growth-figures'
import { groups } from './growth-measures'

const PANEL = { width: 460, height: 430, left: 52, top: 38, bottom: 34, labels: 210 }
const COLUMNS = 2
const LABEL_HEIGHT = 11
const COLOURS = ['#0b5fa5', '#c2410c', '#15803d', '#7e22ce', '#b91c1c', '#0f766e', '#92400e']
const STYLE = 'font-family="sans-serif" font-size="10"'

type Panel = { title: string; unit?: string; lines: Line[] }
type Line = { name: string; points: { gifts: number; value: number }[] }

/** Plots the medians over the number of donations, both logarithmic: a panel per group, a line per measure. */
export function plotOf(results: SizeFigures[]): string {
  const panels: Panel[] = [
    ...groups.map(
      (group): Panel => ({ title: GROUP_NAMES[group], lines: linesOf(results, group) }),
    ),
    { title: 'Start', lines: startLines(results) },
    { title: 'Memory', unit: 'MB', lines: memoryLines(results) },
  ]
  const width = COLUMNS * (PANEL.width + PANEL.labels)
  const height = Math.ceil(panels.length / COLUMNS) * PANEL.height
  const drawn = panels.map(({ title, unit = 'median ms', lines }, index) => {
    const x = (index % COLUMNS) * (PANEL.width + PANEL.labels)
    const y = Math.floor(index / COLUMNS) * PANEL.height
    return `<g transform="translate(${x} ${y})">${drawPanel(`${title}: ${unit}`, lines)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${STYLE} role="img">
<title>Median time in ms over the number of donations, both axes logarithmic</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${drawn.join('\n')}
</svg>
`
}

function linesOf(results: SizeFigures[], group: string): Line[] {
  const names = results[0]?.measures.filter((each) => each.group === group) ?? []
  return names.map(({ name }) => ({
    name,
    points: results.flatMap(({ gifts, measures }) =>
      measures
        .filter((each) => each.name === name)
        .map(({ medianMs }) => ({ gifts, value: medianMs })),
    ),
  }))
}

function startLines(results: SizeFigures[]): Line[] {
  return [
    {
      name: 'start to Ready',
      points: results.map(({ gifts, startMs: value }) => ({ gifts, value })),
    },
    {
      name: 'Node with tsx and no site',
      points: results.map(({ gifts, bareStart: { ms: value } }) => ({ gifts, value })),
    },
  ]
}

function memoryLines(results: SizeFigures[]): Line[] {
  const line = (name: string, of: (figures: SizeFigures) => number): Line => ({
    name,
    points: results.map((figures) => ({ gifts: figures.gifts, value: of(figures) })),
  })
  return [
    line('after all of this', ({ memoryMb }) => memoryMb.after),
    line('when ready', ({ memoryMb }) => memoryMb.before),
    line('Node with tsx and no site', ({ bareStart }) => bareStart.memoryMb),
  ]
}

function drawPanel(title: string, lines: Line[]): string {
  const all = lines.flatMap(({ points }) => points)
  const [low, high] = decades(all.map(({ value }) => value))
  const [first, last] = decades(all.map(({ gifts }) => gifts))
  const right = PANEL.width - 8
  const bottom = PANEL.height - PANEL.bottom
  const x = (gifts: number) =>
    PANEL.left + ((Math.log10(gifts) - first) / (last - first)) * (right - PANEL.left)
  const y = (value: number) =>
    bottom - ((Math.log10(value) - low) / (high - low)) * (bottom - PANEL.top)
  const rules = range(low, high).map(
    (power) =>
      `<path d="M${PANEL.left} ${round(y(10 ** power))}H${right}" stroke="#d6d3d1"/><text x="${PANEL.left - 6}" y="${round(y(10 ** power) + 3)}" text-anchor="end">${amount(10 ** power)}</text>`,
  )
  const marks = range(first, last).map(
    (power) =>
      `<text x="${round(x(10 ** power))}" y="${bottom + 16}" text-anchor="middle">${amount(10 ** power)}</text>`,
  )
  const labels = spread(lines.map(({ points }) => y(points.at(-1)?.value ?? 1)))
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length]
    const dashes = [
      '',
      ' stroke-dasharray="6 3"',
      ' stroke-dasharray="2 2"',
      ' stroke-dasharray="8 2 2 2"',
    ]
    const dash = dashes[Math.floor(index / COLOURS.length) % dashes.length]
    const path = points.map(({ gifts, value }) => `${round(x(gifts))} ${round(y(value))}`).join('L')
    const end = points.at(-1)
    const from = end ? `${round(x(end.gifts))} ${round(y(end.value))}` : '0 0'
    const at = labels[index] ?? 0
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.5"${dash}/><path d="M${from}L${right + 12} ${round(at)}" stroke="${colour}" stroke-width="0.5"/><text x="${right + 15}" y="${round(at + 3)}" fill="${colour}">${name}</text>`
  })
  const heading = `<text x="${PANEL.left}" y="22" font-size="14" font-weight="bold">${title} over donations</text>`
  return [heading, ...rules, ...marks, ...drawn].join('\n')
}

/** Moves overlapping labels apart, keeping their order. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  const lowest = PANEL.height - 6
  let next = PANEL.top - LABEL_HEIGHT
  for (const label of order) {
    label.at = Math.max(label.at, next + LABEL_HEIGHT)
    next = label.at
  }
  next = lowest + LABEL_HEIGHT
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, next - LABEL_HEIGHT)
    next = label.at
  }
  const moved: number[] = []
  for (const { at, index } of order) moved[index] = at
  return moved
}

/** Returns the powers of ten around some values. */
function decades(values: number[]): [number, number] {
  const low = Math.floor(Math.log10(Math.min(...values)))
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function amount(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 3 })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
