import { whenVisited } from '#src/browser/when-visited.ts'
import type { Call, ComandaGlobal } from '#src/options/commands.ts'

type Known = Pick<ComandaGlobal, 'version' | 'restaurant' | 'node'>

/**
 * Installs `window.Comanda` and runs, once and in order, the calls made before. Commands run one after the other, and none
 * before somebody visits the page.
 */
export function installGlobal(known: Known, run: (...call: Call) => Promise<unknown>): void {
  const early = (window.Comanda || ({} as Partial<ComandaGlobal>)).q || []
  let last: Promise<unknown> = new Promise<void>(whenVisited)
  const queue = (...call: Call) => {
    const answer = last.then(() => run(...call))
    // What a command refuses is for the caller alone: the next one runs, and the page's error handlers do not see it.
    last = answer.catch(() => {})
    return answer
  }
  window.Comanda = Object.assign(queue as ComandaGlobal, known)
  // An early call is the `arguments` of a function of the tag, so its words have no types. `r` takes over the answer, whether
  // it comes or is refused.
  for (const call of early) (call.r || String)(queue(...(call as unknown as Call)))
}
