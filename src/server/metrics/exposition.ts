// Prometheus' text format, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats).

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Labels = Record<string, string>
type Sample = {
  value: number
  labels?: Labels
  /** Only for histograms: '_bucket', '_sum' or '_count'. */
  suffix?: string
}

export type Metric = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  /** One line for people. */
  help: string
  samples: Sample[]
}

/** Writes metrics in the text format; one without samples is left out. */
export function writeMetrics(metrics: Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(writeMetric)
    .join('')
}

/** Returns the samples of one histogram: the count of each bucket, the sum and the total count. */
export function histogramSamples(
  labels: Labels,
  { ends, counts, sum }: { ends: number[]; counts: number[]; sum: number },
): Sample[] {
  let total = 0
  const buckets = [...ends.map(String), '+Inf'].map((le, index) => {
    total += counts[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le }, value: total }
  })
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: total },
  ]
}

function writeMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
  )
  const heading = [`# HELP ${name} ${escapeText(help)}`, `# TYPE ${name} ${type}`]
  return `${[...heading, ...lines].join('\n')}\n`
}

function writeLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escapeText(value).replaceAll('"', '\\"')}"`,
  )
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
