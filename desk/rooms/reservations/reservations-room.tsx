import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function ReservationsRoom() {
  return <Room title={<Trans id="reservations.title">Reservations</Trans>}>{null}</Room>
}
