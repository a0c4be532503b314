import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function HoursRoom() {
  return <Room title={<Trans id="hours.title">Hours</Trans>}>{null}</Room>
}
