import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code'

const TEXT = 'upi://pay?pa=name@bank&pn=A%20Foundation&cu=INR'

test('draws exactly the dark modules of the code, and nothing that the policy refuses', () => {
  const html = renderToStaticMarkup(<QrCode text={TEXT} alt="Pay" className="w" />)
  const { data, size } = encode(TEXT, { ecc: 'M', border: 4 })
  const path = /stroke="#000" d="([^"]+)"/.exec(html)?.[1] ?? ''

  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  let x = 0
  let y = 0
  for (const [, command, first = '', second = ''] of path.matchAll(
    /([Mmh])([\d.]+)(?: ([\d.]+))?/g,
  )) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))]
    if (command === 'm') x += Number(first)
    if (command !== 'h') continue
    drawn[y]?.fill(true, x, x + Number(first))
    x += Number(first)
  }
  expect(drawn).toEqual(data)
  expect(html).toContain('aria-label="Pay"')
  expect(html).not.toContain('style=')
})
