import { busyTypes, pauseCategory, pauseProduct, setBusy as makeBusy } from '#desk/contract/settings.ts'
import type { MenuPauseLength } from '#desk/contract/settings.ts'
import { setMenuPause } from '#server/menu/menu-pauses.ts'
import { setBusy } from '#server/venues/busy-minutes.ts'
import { pauseEnd } from '#server/venues/pause-end.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { pauseInAudit } from './pause-in-audit.ts'
import { audited, saveChange } from './save-change.ts'

type Paused = { readonly isPaused: boolean; readonly until?: MenuPauseLength | undefined }

/** What a venue does not sell for a while, and how much longer its orders take. */
export function staffMenuPauseRoutes({ change }: DeskRoutes) {
  change(pauseProduct, (body, call) => pauseThing('product', body, call))
  change(pauseCategory, (body, call) => pauseThing('category', body, call))

  change(makeBusy, ({ type, minutes, until: length = null }, call) => {
    const { restaurantId } = call.member
    const venueId = call.idOf<'Venue'>('venue')
    return saveChange(call, async (tx) => {
      const ends = minutes > 0 ? await pauseEnd(tx, { restaurantId, venueId, nowMs: call.nowMs }, length) : null
      const types = type === null ? busyTypes : [type]
      const earlier = await setBusy(tx, { restaurantId, venueId, types }, { busyMinutes: minutes, busyUntil: ends })
      if (earlier.length === 0) return refuse({ reason: 'unknown' })
      const before = Object.fromEntries(earlier.map((row) => [row.type, row.busyMinutes]))
      const after = Object.fromEntries(earlier.map((row) => [row.type, minutes]))
      const end = ends && { until: ends.toISOString() }
      return audited({ action: 'pause.busy', subject: venueId, before, after: { ...after, ...end } })
    })
  })
}

function pauseThing(kind: 'product' | 'category', { isPaused, until: length = null }: Paused, call: DeskCall) {
  const { restaurantId } = call.member
  const venueId = call.idOf<'Venue'>('venue')
  const thingId: number = kind === 'product' ? call.idOf('product') : call.idOf('category')
  return saveChange(call, async (tx) => {
    const { nowMs } = call
    const until = isPaused ? await pauseEnd(tx, { restaurantId, venueId, nowMs }, length) : null
    const earlier = await setMenuPause(tx, { restaurantId, venueId, kind, thingId }, { isPaused, until })
    const [before, after] = [
      { venueId, ...pauseInAudit(earlier, nowMs) },
      { venueId, ...pauseInAudit({ isPaused, until }, nowMs) },
    ]
    return audited({ action: `pause.${kind}`, subject: thingId, before, after })
  })
}
