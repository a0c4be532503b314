import type { Call, ComandaGlobal } from '#src/options/commands.ts'

/** Installs `window.Comanda` and runs, once and in order, the calls made before. Commands run one after the other. */
export function installGlobal(version: string, node: Element, run: (...call: Call) => Promise<unknown>): void {
  const early = (window.Comanda || ({} as Partial<ComandaGlobal>)).q || []
  let last: Promise<unknown> = Promise.resolve()
  const queue = (...call: Call) => {
    const answer = last.then(() => run(...call))
    // What a command refuses is for the caller alone: the next one runs, and the page's error handlers do not see it.
    last = answer.catch(() => {})
    return answer
  }
  window.Comanda = Object.assign(queue as ComandaGlobal, { version, node })
  // `r` takes over the answer, whether it comes or is refused.
  for (const call of early) (call.r || String)(queue(...(call as unknown as Call)))
}
