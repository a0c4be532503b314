import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { BusyType, PauseLength } from '#desk/contract/settings.ts'
import { setBusy } from '#desk/contract/settings.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id } from '#src/contract/values.ts'

type BusyPlace = {
  readonly venueId: Id<'Venue'>
  /** Null = every way to order of the venue. */
  readonly type: BusyType | null
}

/** Makes the orders of a venue take longer for a while; `name` is how people call what it is for. Both answer whether it was done. */
export function useBusy({ venueId, type }: BusyPlace, name: string) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [isRefused, setIsRefused] = useState(false)

  async function set(minutes: number, until: PauseLength): Promise<boolean> {
    const answer = await send(setBusy, { venue: venueId }, { type, minutes, until })
    setIsRefused(!answer.ok)
    if (!answer.ok) return false
    say(
      minutes > 0
        ? t({ id: 'busy.begun', message: `${name}: ${minutes} minutes longer` })
        : t({ id: 'busy.ended', message: `${name}: as usual again` }),
    )
    return true
  }

  const refused = t({ id: 'pause.refused', message: 'Not changed. Load the page again.' })
  return {
    begin: set,
    end: () => set(0, null),
    isPending,
    failures: failure === null ? (isRefused ? [refused] : []) : [failure],
  }
}
