import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function MenuRoom() {
  return <Room title={<Trans id="menu.title">Menu</Trans>}>{null}</Room>
}
