import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'

import { OptionsLine } from './options-line.tsx'
import { OptionsRotation } from './options-rotation.tsx'

/**
 * Line of the top bar from 600 px: the options of a started order one after the other (rulings "rotation of the options
 * line") [SHELL-29, SHELL-30].
 */
export function WideLine() {
  const { type, slotStart } = useSnapshot(useInstance().stores.draft.state)
  const venue = useVenue()
  return type && slotStart && venue ? <OptionsRotation /> : <OptionsLine />
}
