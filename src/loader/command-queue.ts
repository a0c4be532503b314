import type { Command, ComandaGlobal } from '#src/options/commands.ts'

/** Installs `window.Comanda` and runs, once and in order, the calls made before. Commands run one after the other. */
export function installGlobal(version: string, node: Element, run: ComandaGlobal): void {
  const { q: early = [] } = window.Comanda || {}
  let last: ReturnType<ComandaGlobal> = Promise.resolve()
  const comanda: ComandaGlobal = (command, route) => {
    last = last.then(() => run(command, route))
    return last
  }
  comanda.version = version
  comanda.node = node
  window.Comanda = comanda
  for (const call of early) void comanda(...(call as unknown as [Command, string])).then(call.r)
}
