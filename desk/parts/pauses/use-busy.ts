import { useLingui } from '@lingui/react/macro'

import type { BusyType, PauseLength } from '#desk/contract/settings.ts'
import { setBusy } from '#desk/contract/settings.ts'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id } from '#src/contract/values.ts'

import { useTemporaryChange } from './use-temporary-change.ts'

type BusyPlace = {
  readonly venueId: Id<'Venue'>
  /** Null = every way to order of the venue. */
  readonly type: BusyType | null
}

/** Makes the orders of a venue take longer for a while; `name` is how people call what it is for. Both answer whether it was done. */
export function useBusy({ venueId, type }: BusyPlace, name: string) {
  const { t } = useLingui()
  const { send, ...state } = useChange()
  const { make, ...shown } = useTemporaryChange(state)
  const set = (minutes: number, until: PauseLength) =>
    make(
      send(setBusy, { venue: venueId }, { type, minutes, until }),
      minutes > 0
        ? t({ id: 'busy.begun', message: `${name}: ${minutes} minutes longer` })
        : t({ id: 'busy.ended', message: `${name}: as usual again` }),
    )
  return { ...shown, begin: set, end: () => set(0, null) }
}
