import { noteSeen } from '#server/alerts/connected-desks.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'

import type { DeskRoutes } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'
import { deskVersion } from './desk-version.ts'
import { createDeskWatch } from './desk-watch.ts'
import { aliveTokens } from './staff-sessions.ts'

const path = '/events'
const everyMs = 2000

/**
 * Tells open desks that something has changed, without saying what: each reads what its member may see. The stream ends
 * with the session and with the service.
 */
export function deskEventRoutes({ follow }: DeskRoutes, { payments, closing }: DeskDeps) {
  const { db, clock, log } = payments
  const watch = createDeskWatch({
    versionOf: (restaurantId) => deskVersion(db, restaurantId, clock.now(restaurantId)),
    aliveOf: async (tokens) => {
      const alive = await aliveTokens(db, tokens, clock.now())
      await noteSeen(db, [...alive], clock.now())
      return alive
    },
    onError: (error) => log(errorEntry(error instanceof Error ? error : new Error('unknown'), `/staff/api${path}`)),
    closing,
    everyMs,
  })

  follow(path, (stream, { member, token }) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    const desk = {
      restaurantId: member.restaurantId,
      token,
      tell: () => void stream.writeSSE({ event: 'changed', data: '' }),
      greet: () => void stream.writeSSE({ event: 'beat', data: '' }),
    }
    return watch.follow(desk, left.signal)
  })
}
