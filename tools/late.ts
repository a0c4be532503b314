import { setTimeout } from 'node:timers/promises'

/** How much later each origin answers, in ms. */
export type Delays = {
  readonly service: number
  readonly cdn: number
  /** Only preflights, of every origin. */
  readonly preflight: number
}

export const noDelays: Delays = { service: 0, cdn: 0, preflight: 0 }

/** A slow network and a busy service, for `npm run e2e -- --slow`: shows journeys that wait for time instead of what they need. */
export const slowDelays: Delays = { service: 200, cdn: 250, preflight: 0 }

type Answer = Response | Promise<Response>

/** The same answers, so many ms later. */
export function late<Asked extends unknown[]>(answer: (...asked: Asked) => Answer, ms: number) {
  if (ms === 0) return answer
  return async (...asked: Asked): Promise<Response> => {
    await setTimeout(ms)
    return answer(...asked)
  }
}

/** The same answers, those to preflights so many ms later. */
export function latePreflights(answer: (request: Request) => Answer, ms: number): (request: Request) => Answer {
  const lateAnswer = late(answer, ms)
  return (request) => (request.method === 'OPTIONS' ? lateAnswer(request) : answer(request))
}
