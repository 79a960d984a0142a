import { expect, it } from 'vitest'
import { parseMetrics } from '../../../tests/support/parse-metrics'
import { histogramSamples, writeMetrics } from './exposition'

it('writes what a strict reader reads as it was', () => {
  const odd = 'a "b" \\ c\nd'
  const text = writeMetrics([
    { name: 'a_total', type: 'counter', help: 'One \\ two\nthree', samples: [{ value: 3 }] },
    {
      name: 'b',
      type: 'gauge',
      help: 'B',
      samples: [{ labels: { kind: odd, other: 'x' }, value: 0.25 }],
    },
    { name: 'without', type: 'gauge', help: 'Nothing', samples: [] },
    {
      name: 'c_seconds',
      type: 'histogram',
      help: 'C',
      samples: histogramSamples({ kind: 'page' }, { ends: [0.1, 1], counts: [2, 0, 1], sum: 12.5 }),
    },
  ])
  const parsed = parseMetrics(text)
  expect(parsed.map(({ name }) => name)).toEqual(['a_total', 'b', 'c_seconds'])
  expect(parsed[1]?.samples).toEqual([
    { name: 'b', labels: { kind: odd, other: 'x' }, value: 0.25 },
  ])
  expect(parsed[2]?.samples.map(({ labels, value }) => [labels.le, value])).toEqual([
    ['0.1', 2],
    ['1', 2],
    ['+Inf', 3],
    [undefined, 12.5],
    [undefined, 3],
  ])
})
