import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function CodesRoom() {
  return <Room title={<Trans id="codes.title">Codes</Trans>}>{null}</Room>
}
