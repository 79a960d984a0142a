import { once } from 'node:events'
import net from 'node:net'
import { listenOnLoopback } from './ports'

export type MailServer = {
  url: string
  /** Each e-mail as received, with headers. */
  letters: string[]
  stop(): Promise<void>
}

/**
 * Starts a mail server on this machine that keeps what it receives, by default on a free port.
 * @param options.acceptAfterMs how long it thinks about each e-mail before it accepts it.
 */
export async function startMailServer(port = 0, { acceptAfterMs = 0 } = {}): Promise<MailServer> {
  const letters: string[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    let letter: string | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 practice')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (letter !== null) {
        letter += text
        if (!letter.endsWith('\r\n.\r\n')) return
        letters.push(letter)
        letter = null
        return setTimeout(() => say('250 kept'), acceptAfterMs)
      }
      if (/^DATA/i.test(text)) {
        letter = ''
        return say('354 go on')
      }
      say(/^QUIT/i.test(text) ? '221 bye' : '250 fine')
    })
    socket.on('error', () => undefined)
  })
  const listening = await listenOnLoopback(server, port)
  return {
    url: `smtp://127.0.0.1:${listening}`,
    letters,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
