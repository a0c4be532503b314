import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function ControlsRoom() {
  return <Room title={<Trans id="controls.title">Pauses</Trans>}>{null}</Room>
}
