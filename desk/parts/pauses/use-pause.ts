import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PauseLength } from '#desk/contract/settings.ts'
import { pauseRestaurant, pauseService } from '#desk/contract/settings.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

/** What can be paused: the whole restaurant, or a way to order of a venue. */
export type Pausable = 'restaurant' | { readonly venueId: Id<'Venue'>; readonly type: ServiceType }

/** Pauses something for a while, or opens it again; `name` is how people call it. Both answer whether it was done. */
export function usePause(what: Pausable, name: string) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [isRefused, setIsRefused] = useState(false)

  async function set(isPaused: boolean, until: PauseLength): Promise<boolean> {
    const body = { isPaused, until }
    const answer =
      what === 'restaurant'
        ? await send(pauseRestaurant, {}, body)
        : await send(pauseService, { venue: what.venueId, type: what.type }, body)
    setIsRefused(!answer.ok)
    if (!answer.ok) return false
    say(
      isPaused
        ? t({ id: 'pause.paused', message: `${name} is paused` })
        : t({ id: 'pause.resumed', message: `${name} is open again` }),
    )
    return true
  }

  const refused = t({ id: 'pause.refused', message: 'Not changed. Load the page again.' })
  return {
    pause: (until: PauseLength) => set(true, until),
    resume: () => set(false, null),
    isPending,
    failures: failure === null ? (isRefused ? [refused] : []) : [failure],
  }
}
