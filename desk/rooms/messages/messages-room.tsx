import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function MessagesRoom() {
  return <Room title={<Trans id="messages.title">Messages</Trans>}>{null}</Room>
}
