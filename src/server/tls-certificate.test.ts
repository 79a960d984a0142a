import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { expect, it } from 'vitest'
import { DAY_MS } from '@/domain/durations'
import { readCertificateEnd } from './tls-certificate'

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'])
    return true
  } catch {
    return false
  }
})()

it.skipIf(!hasOpenssl)('reads when the certificate ends, though nobody trusts it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  if (!key || !cert) throw new Error('No names')
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const options = ['-x509', ...kind, '-subj', '/CN=localhost', '-days', '9']
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const server = tls.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) })
  fs.rmSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `https://127.0.0.1:${port}`
  const end = await readCertificateEnd(address, { mustBeTrusted: false })
  const days = (end.getTime() - Date.now()) / DAY_MS
  expect(Math.round(days)).toBe(9)
  await expect(readCertificateEnd(address, { mustBeTrusted: true })).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  await new Promise((resolve) => server.close(resolve))
})

it('says why no certificate comes', async () => {
  const nobody = readCertificateEnd('https://127.0.0.1:1', { mustBeTrusted: false })
  await expect(nobody).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
