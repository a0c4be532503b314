import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'

/** To be written. */
export function SettingsRoom() {
  return <Room title={<Trans id="settings.title">Settings</Trans>}>{null}</Room>
}
