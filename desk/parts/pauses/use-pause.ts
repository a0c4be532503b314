import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { MenuPauseLength, PauseLength } from '#desk/contract/settings.ts'
import { pauseCategory, pauseProduct, pauseRestaurant, pauseService } from '#desk/contract/settings.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

/** What can be paused: the whole restaurant, or a way to order of a venue. */
export type Pausable = 'restaurant' | { readonly venueId: Id<'Venue'>; readonly type: ServiceType }

/** A dish or a category at a venue. */
export type PausableDish = {
  readonly venueId: Id<'Venue'>
  readonly kind: 'product' | 'category'
  readonly id: number
}

/** Pauses something for a while, or opens it again; `name` is how people call it. Both answer whether it was done. */
export function usePause(what: Pausable, name: string) {
  const { send, ...state } = useChange()
  return usePausing<PauseLength>(name, state, (body) =>
    what === 'restaurant'
      ? send(pauseRestaurant, {}, body)
      : send(pauseService, { venue: what.venueId, type: what.type }, body),
  )
}

/** The same for a dish or a category. */
export function useMenuPause({ venueId, kind, id }: PausableDish, name: string) {
  const { send, ...state } = useChange()
  return usePausing<MenuPauseLength>(name, state, (body) =>
    kind === 'product'
      ? send(pauseProduct, { venue: venueId, product: id }, body)
      : send(pauseCategory, { venue: venueId, category: id }, body),
  )
}

type ChangeState = { readonly isPending: boolean; readonly failure: string | null }
type Send<L> = (body: { readonly isPaused: boolean; readonly until: L | null }) => Promise<{ readonly ok: boolean }>

function usePausing<L>(name: string, { isPending, failure }: ChangeState, send: Send<L>) {
  const { t } = useLingui()
  const { say } = useDesk()
  const [isRefused, setIsRefused] = useState(false)

  async function set(isPaused: boolean, until: L | null): Promise<boolean> {
    const answer = await send({ isPaused, until })
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
    pause: (until: L | null) => set(true, until),
    resume: () => set(false, null),
    isPending,
    failures: failure === null ? (isRefused ? [refused] : []) : [failure],
  }
}
