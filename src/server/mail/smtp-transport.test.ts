import { expect, test } from 'vitest'
import { smtpTransport } from './smtp-transport'

test('a mail server that says nothing is given up on', () => {
  const { options } = smtpTransport('smtp://post:secret@mail.test:2525')
  expect(options).toMatchObject({
    host: 'mail.test',
    port: 2525,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 20_000,
  })
})
