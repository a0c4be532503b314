import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function AccountRoom() {
  return <Room title={<Trans id="account.title">Account</Trans>}>{null}</Room>
}
