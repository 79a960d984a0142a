import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  frameworkScriptHashes,
  paymentHostsOf,
} from './content-security-policy'

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/398c2d.js","static/chunks/0637-x.js"],"runtimeModuleIds":[494553]});'

/** What React itself would write, so that an update that changes it fails here. */
const runtimeOf = () => {
  const file = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
  const [, literal = ''] = /'(\$RB=\[\];\$RV=[^']*)\$RC\("'/.exec(readFileSync(file, 'utf8')) ?? []
  return literal.replaceAll(String.raw`\n`, '\n')
}

describe('frameworkScriptHashes', () => {
  it.each([
    ['the start of the page data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['a piece of the page data', String.raw`self.__next_f.push([1,"1:\"$Sreact\"\n2:I[1]"])`],
    ['the names of the first chunks', BOOTSTRAP],
    ['the time of the first drawing', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['a part that came late', `${runtimeOf()}$RC("B:0","S:0")`],
    ['another one', '$RC("B:1f","S:1f")'],
  ])('takes %s', (_case, code) => {
    expect(frameworkScriptHashes(`<p></p><script id="_R_">${code}</script>`)).toEqual([
      sha256(code),
    ])
  })

  it.each([
    ['a script of its own', 'alert(1)'],
    ['code behind a known form', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['code inside a known form', 'self.__next_f.push([1,alert(1)])'],
    ['code after a closed string', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
    ['code in the list of chunks', BOOTSTRAP.replace('"static/chunks/0637-x.js"', 'alert(1)')],
    ['a known form with more before it', 'alert(1);(self.__next_f=self.__next_f||[]).push([0])'],
    ['another runtime before a known call', 'alert(1);$RC("B:0","S:0")'],
    ['a call with more in it', '$RC("B:0",alert(1))'],
    ['nothing', ''],
  ])('never takes %s', (_case, code) => {
    expect(frameworkScriptHashes(`<script>${code}</script>`)).toEqual([])
  })

  it('ignores scripts with an address, which the policy covers', () => {
    expect(frameworkScriptHashes('<script src="/a.js"></script>')).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
    contentSecurityPolicy({
      kind: 'site',
      scriptHashes: ['abc'],
      isHttps: true,
      isDevelopment: false,
      ...options,
    })

  it('allows nothing by default, and no inline script or style on the site', () => {
    expect(policy()).toContain(
      "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self';",
    )
    expect(policy()).toContain("base-uri 'none'")
    expect(policy()).toContain("frame-ancestors 'none'")
    expect(policy()).not.toContain('unsafe')
  })

  it('allows the given inline styles by their hashes', () => {
    expect(policy({ styleHashes: ['def'] })).toContain("style-src 'self' 'sha256-def';")
  })

  it('allows style attributes in the panel, but no inline script', () => {
    expect(policy({ kind: 'panel' })).toContain(
      "script-src 'self' 'sha256-abc'; style-src 'self' 'unsafe-inline'",
    )
  })

  it('allows pictures from the given hosts only', () => {
    expect(policy()).toContain("img-src 'self' data: blob:;")
    expect(policy({ imageHosts: ['https://one.example'] })).toContain(
      "img-src 'self' data: blob: https://one.example;",
    )
  })

  it("lists the hosts of Razorpay's payment window on the page that takes payments", () => {
    expect(policy()).not.toContain('razorpay')
    const payment = paymentHostsOf('https://api.razorpay.com')
    expect(policy({ payment })).not.toContain('*')
    expect(policy({ payment })).toContain(
      "script-src 'self' 'sha256-abc' https://checkout.razorpay.com https://cdn.razorpay.com;",
    )
  })

  it('allows the host of a practice gateway in every directive', () => {
    const payment = paymentHostsOf('http://localhost:4010/v1')
    expect(policy({ payment })).toContain("form-action 'self' http://localhost:4010;")
    expect(policy({ payment })).toContain("connect-src 'self' http://localhost:4010;")
  })

  it('upgrades requests to https if the site uses https', () => {
    expect(policy()).toContain('upgrade-insecure-requests')
    expect(policy({ isHttps: false })).not.toContain('upgrade-insecure-requests')
  })
})
