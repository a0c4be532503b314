import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'

/** An address of the network, as a look-up of a name answers it. */
export type FoundAddress = { readonly address: string; readonly family: number }

export type Asking = {
  /** Where to connect: the name is not looked up again, so that what was judged is what is asked. */
  readonly found: readonly [FoundAddress, ...FoundAddress[]]
  readonly headers: Readonly<Record<string, string>>
  /** Ends the connection, the body included. */
  readonly signal: AbortSignal
  /** The certificates to trust; those that Node trusts when left out. */
  readonly ca?: string
}

/** Asks for an https address at given addresses of the network, on a connection of its own; answers head and body as it comes. */
export async function askAt(url: URL, { found, ...options }: Asking): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, callback) => {
    if (all) callback(null, [...found])
    else callback(null, found[0].address, found[0].family)
  }
  const asked = request(url, { ...options, lookup, agent: false })
  // What breaks after the head is said by the body too; nobody would hear it here, and that ends a process.
  asked.on('error', () => undefined)
  asked.end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}
