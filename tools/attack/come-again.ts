import { setTimeout as sleep } from 'node:timers/promises'

/** More turns than a rush of 500 needs; a service that is away for good is a finding. */
const mostTurns = 20

/**
 * Sends a call again while the service has no room for it (503), after the seconds that it asks for: what counts is what
 * callers are told in the end. Their key keeps what was done before a 503 from being done twice.
 */
export const comingAgain =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    let reply = await send(input, init)
    for (let turn = 1; reply.status === 503 && turn < mostTurns; turn += 1) {
      await sleep(Number(reply.headers.get('retry-after')) * 1000)
      reply = await send(input, init)
    }
    return reply
  }
