import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** An address in front of the service, for engines that cannot be taken off the network themselves. */
export type CuttableLine = {
  readonly origin: string
  /** While it is cut, connections end and no new one is taken. */
  setCut(isCut: boolean): void
  close(): Promise<void>
}

/** Passes every byte on to the service at `serviceOrigin`, until it is cut. */
export async function openCuttableLine(serviceOrigin: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(serviceOrigin)
  const open = new Set<Socket>()
  let isCut = false

  function pass(from: Socket, to: Socket): void {
    open.add(from)
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
    // Browsers drop connections that they need no longer; the end of it is what counts.
    from.on('error', () => from.destroy())
    from.pipe(to)
  }
  function endAll(): void {
    for (const socket of open) socket.destroy()
  }

  const server = createServer((browser) => {
    if (isCut) return void browser.destroy()
    const service = connect(Number(port), hostname)
    pass(browser, service)
    pass(service, browser)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut(value) {
      isCut = value
      if (isCut) endAll()
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
