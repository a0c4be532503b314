import { EventEmitter, once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, test } from 'vitest'

import type { HttpServer } from '#server/platform/http-server.ts'
import { openHttpServer } from '#server/platform/http-server.ts'
import { serve } from '#tools/serve.ts'

const host = '127.0.0.1'
const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** A server whose replies wait until the kitchen is ready. */
async function slowServer() {
  const kitchen = new EventEmitter()
  const server = await openHttpServer(
    async () => {
      const ready = once(kitchen, 'ready')
      kitchen.emit('asked')
      await ready
      return new Response('an order')
    },
    { port: 0, host },
  )
  const asked = () => once(kitchen, 'asked')
  return { server, asked, ready: () => kitchen.emit('ready') }
}

async function call({ port }: HttpServer): Promise<IncomingMessage> {
  const [response] = await once(request({ host, port, agent }).end(), 'response')
  return response
}

/** A connection of its own; `ended` resolves when it is closed, in order or not. */
async function open({ port }: HttpServer, sent = '') {
  const socket = connect(port, host)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(sent)
  return { socket, ended }
}

describe('a closing server', () => {
  test('answers pending calls, announces the end and ends', async () => {
    const { server, asked, ready } = await slowServer()
    // A browser opens connections ahead of what it is going to ask.
    const silent = await open(server)
    silent.socket.resume()
    const wasAsked = asked()
    const reply = call(server)
    await wasAsked

    const closing = server.close()
    await expect(call(server)).rejects.toThrow('ECONNREFUSED')
    ready()
    const answered = await reply
    expect([answered.headers.connection, await text(answered)]).toEqual(['close', 'an order'])
    await Promise.all([closing, silent.ended])
  })

  test('ends connections that are kept for later calls', async () => {
    const server = await openHttpServer(() => new Response('an order'), { port: 0, host })
    const first = await call(server)
    expect([first.headers.connection, first.headers['keep-alive']]).toEqual(['keep-alive', 'timeout=65'])
    expect(await text(first)).toBe('an order')
    await server.close()
    await expect(open(server)).rejects.toThrow('ECONNREFUSED')
  })

  test('sends a slowly read reply to its end', async () => {
    const size = 30_000_000
    const kitchen = new EventEmitter()
    const written = once(kitchen, 'written')
    const server = await openHttpServer(
      () => {
        setImmediate(() => kitchen.emit('written'))
        return new Response(new Uint8Array(size))
      },
      { port: 0, host },
    )
    const { socket, ended } = await open(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await written
    const closing = server.close()
    let received = 0
    socket.on('data', (chunk: Buffer) => (received += chunk.length))
    await Promise.all([ended, closing])
    expect(received).toBeGreaterThan(size)
  })

  test('at its deadline cuts what does not end', async () => {
    const { server, asked } = await slowServer()
    const wasAsked = asked()
    const held = await open(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await wasAsked
    const halfSent = await open(server, 'GET / HTTP/1.1\r\nHo')
    const deadline = new AbortController()
    const closing = server.close(deadline.signal)
    deadline.abort()
    await Promise.all([closing, held.ended, halfSent.ended])
    expect([held.socket.destroyed, halfSent.socket.destroyed]).toEqual([true, true])
  })

  test('whose deadline has passed cuts at once', async () => {
    const { server, asked } = await slowServer()
    const wasAsked = asked()
    const held = await open(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await wasAsked
    await Promise.all([server.close(AbortSignal.abort()), held.ended])
    expect(held.socket.destroyed).toBe(true)
  })
})

test('a tool passes over a port in use', async () => {
  const first = await serve(() => new Response('first'))
  const second = await serve(() => new Response('second'), Number(new URL(first.origin).port))
  expect(await (await fetch(second.origin)).text()).toBe('second')
  await Promise.all([first.close(), second.close()])
})
