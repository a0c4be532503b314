import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** A way to a port of this machine that can go silent without a word to either side, or be cut. */
export async function openWay(port: number) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const way = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (bytes) => isOpen && to.write(bytes))
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const address = way.address()
  /** Resets every connection; new ones are taken. */
  function cut() {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (open: boolean) => (isOpen = open),
    cut,
    close: () => {
      cut()
      way.close()
    },
  }
}
