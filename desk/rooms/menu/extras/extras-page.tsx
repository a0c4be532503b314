import { Trans } from '@lingui/react/macro'

import { Room } from '#desk/parts/room.tsx'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'

import { ExtrasForm } from './extras-form.tsx'

/** The sets of extras. */
export function ExtrasPage() {
  return (
    <Room title={<Trans id="extras.sets">Sets of extras</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <ExtrasForm />
      </div>
    </Room>
  )
}
