import { useLingui } from '@lingui/react/macro'

import type { MenuPauseLength, PauseLength } from '#desk/contract/settings.ts'
import { pauseCategory, pauseProduct, pauseRestaurant, pauseService } from '#desk/contract/settings.ts'
import { useChange } from '#desk/parts/use-change.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

import { useTemporaryChange } from './use-temporary-change.ts'

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

type Send<L> = (body: { readonly isPaused: boolean; readonly until: L | null }) => Promise<{ readonly ok: boolean }>

function usePausing<L>(name: string, state: Parameters<typeof useTemporaryChange>[0], send: Send<L>) {
  const { t } = useLingui()
  const { make, ...shown } = useTemporaryChange(state)
  const paused = t({ id: 'pause.paused', message: `${name} is paused` })
  const resumed = t({ id: 'pause.resumed', message: `${name} is open again` })
  return {
    ...shown,
    pause: (until: L | null) => make(send({ isPaused: true, until }), paused),
    resume: () => make(send({ isPaused: false, until: null }), resumed),
  }
}
