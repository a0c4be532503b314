import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function MailsRoom() {
  return <Room title={<Trans id="mails.title">Mails</Trans>}>{null}</Room>
}
