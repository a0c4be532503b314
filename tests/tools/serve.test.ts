import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { serve } from '#tools/serve.ts'

test('a closed server answers pending calls and ends', async () => {
  const kitchen = new EventEmitter()
  const served = await serve(async () => {
    const ready = once(kitchen, 'ready')
    kitchen.emit('asked')
    await ready
    return new Response('an order')
  })
  const { port } = new URL(served.origin)
  // A browser opens connections ahead of what it is going to ask.
  const silent = connect(Number(port), '127.0.0.1')
  await once(silent, 'connect')
  const asked = once(kitchen, 'asked')
  const reply = fetch(served.origin)
  await asked

  const closing = served.close()
  await expect(fetch(served.origin)).rejects.toThrow('fetch failed')
  kitchen.emit('ready')
  expect(await (await reply).text()).toBe('an order')
  await closing
  await once(silent.resume(), 'close')
  expect(silent.readyState).toBe('closed')
})
