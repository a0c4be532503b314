import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function AuditRoom() {
  return <Room title={<Trans id="audit.title">Who did what</Trans>}>{null}</Room>
}
