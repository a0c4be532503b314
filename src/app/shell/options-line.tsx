import { useSnapshot } from 'valtio'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { OrderOptionsButton } from './order-options-button.tsx'

import css from './options-line.css?inline'

declareStyles(css)

const OptionsRotation = lazyPart('OptionsRotation', () => import('./options-rotation.tsx'), {
  texts: 'order',
  Before: OrderOptionsButton,
})

type OptionsLineProps = {
  /** The window is wide enough for the options to change by themselves (rulings "rotation of the options line"). */
  readonly isWide: boolean
}

/** The top bar's line: the venue's name, or the options of a started order [SHELL-29, SHELL-30]. */
export function OptionsLine({ isWide }: OptionsLineProps) {
  const { type, slotStart } = useSnapshot(useInstance().stores.draft.state)
  const venue = useVenue()
  if (type && slotStart && venue) return isWide ? <OptionsRotation /> : <OrderOptionsButton />
  return (
    <span className="options-line">
      <span className="when">
        <span className="text">{venue?.name}</span>
      </span>
    </span>
  )
}
