type Sample = { name: string; labels: Record<string, string>; value: number }
type ParsedMetric = { name: string; type: string; help: string; samples: Sample[] }

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const HELP_LINE = new RegExp(`^# HELP (${NAME}) ((?:[^\\\\]|\\\\[\\\\n])+)$`)
const TYPE_LINE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`)
const SAMPLE_LINE = new RegExp(
  `^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (-?[0-9.]+(?:e[+-]?[0-9]+)?)$`,
)

/**
 * Reads Prometheus' text format (0.0.4), in the strict form that our server writes: for each
 * metric one HELP, one TYPE, then its samples, each once.
 * @throws Error if a line is anything else.
 */
export function parseMetrics(text: string): ParsedMetric[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end')
  const metrics: ParsedMetric[] = []
  const seen = new Set<string>()
  for (const line of text.slice(0, -1).split('\n')) {
    const current = metrics.at(-1)
    const [, helpName, help] = HELP_LINE.exec(line) ?? []
    const [, typeName, type] = TYPE_LINE.exec(line) ?? []
    const [, name, labels = '', value] = SAMPLE_LINE.exec(line) ?? []
    if (helpName && help) {
      if (metrics.some((metric) => metric.name === helpName)) throw new Error(`Twice: ${line}`)
      metrics.push({ name: helpName, type: '', help, samples: [] })
    } else if (typeName && type && current?.name === typeName && !current.type) {
      current.type = type
    } else if (name && value && current?.type && belongsTo(name, current)) {
      const key = line.slice(0, line.lastIndexOf(' '))
      if (seen.has(key)) throw new Error(`Twice: ${line}`)
      seen.add(key)
      current.samples.push({ name, labels: labelsOf(labels), value: Number(value) })
    } else throw new Error(`Not understood: ${line}`)
  }
  for (const metric of metrics) checkHistogram(metric)
  return metrics
}

function belongsTo(name: string, metric: ParsedMetric): boolean {
  if (metric.type !== 'histogram') return name === metric.name
  return ['_bucket', '_sum', '_count'].some((suffix) => name === metric.name + suffix)
}

function labelsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"/g)]
  const labels = pairs.map(([, name = '', value = '']) => [
    name,
    value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
  ])
  return Object.fromEntries(labels)
}

/** Checks that buckets never decrease, and that the last one counts everything. */
function checkHistogram({ name, type, samples }: ParsedMetric): void {
  if (samples.length === 0) throw new Error(`Without samples: ${name}`)
  if (type !== 'histogram') return
  const seriesOf = ({ le: _, ...labels }: Record<string, string>) => JSON.stringify(labels)
  for (const series of new Set(samples.map(({ labels }) => seriesOf(labels)))) {
    const own = samples.filter(({ labels }) => seriesOf(labels) === series)
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    const count = own.find((sample) => sample.name === `${name}_count`)
    const ends = buckets.map(({ labels }) => Number(labels.le?.replace('+Inf', 'Infinity')))
    const isRising = (values: number[]) =>
      values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
    const isWhole =
      isRising(ends) &&
      isRising(buckets.map(({ value }) => value)) &&
      ends.at(-1) === Number.POSITIVE_INFINITY &&
      buckets.at(-1)?.value === count?.value &&
      own.some((sample) => sample.name === `${name}_sum`)
    if (!isWhole) throw new Error(`Not a histogram: ${name} ${series}`)
  }
}
