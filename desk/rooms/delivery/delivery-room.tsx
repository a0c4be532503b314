import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function DeliveryRoom() {
  return <Room title={<Trans id="delivery.title">Delivery</Trans>}>{null}</Room>
}
