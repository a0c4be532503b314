export type Command = 'open' | 'close' | 'navigate' | 'destroy'

/** `Comanda('open', '/menu')`: answers when it is done, and never fails. */
export type ComandaGlobal = {
  (command: Command, route?: string): Promise<void>
  version?: string
  /** The node of the button: a script that comes later asks whether it is still on the page. */
  node?: Element
  /** Calls made before the script was there: the stub of the README keeps its arguments, and who waits for the answer. */
  q?: readonly EarlyCall[]
}
export type EarlyCall = Iterable<string> & { readonly r?: () => void }

declare global {
  interface Window {
    Comanda?: ComandaGlobal
  }
}

/** Puts the one global in place and replays, once and in order, what was called before. */
export function installGlobal(version: string, node: Element, run: ComandaGlobal): void {
  const { q: early = [] } = window.Comanda || {}
  let last = Promise.resolve()
  const comanda: ComandaGlobal = (command, route) => {
    last = last.then(() => run(command, route))
    return last
  }
  comanda.version = version
  comanda.node = node
  window.Comanda = comanda
  for (const call of early) void comanda(...(call as unknown as [Command, string])).then(call.r)
}
