import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

import type { ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What the receiver does with the next mail: takes it, says no with a code, or goes away after it has all of it. */
export type Reception = 'take' | 'lose-reply' | { readonly code: number; readonly at: 'recipient' | 'data' }

export type MailReceiver = {
  readonly url: string
  /** The mails it got, taken or not. */
  readonly mails: ParsedMail[]
  receives(next: Reception): void
  close(): Promise<void>
}

/** A real mail server on a port of its own. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ParsedMail[] = []
  const sockets = new Set<Socket>()
  let next: Reception = 'take'
  const refusal = (at: 'recipient' | 'data') =>
    typeof next === 'object' && next.at === at
      ? Object.assign(new Error('anna@example.com is not welcome'), { responseCode: next.code })
      : null
  async function receive(stream: Readable, done: (error?: Error | null) => void) {
    mails.push(await simpleParser(stream))
    if (next === 'lose-reply') for (const socket of sockets) socket.destroy()
    done(refusal('data'))
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, _session, done) => void receive(stream, done),
  })
  // A client that is cut off is not worth a word.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    receives: (reception) => {
      next = reception
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
