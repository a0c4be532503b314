import { Trans } from '@lingui/react/macro'

import { Read, Room } from '#desk/parts/room.tsx'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

/** The sets of extras; their form comes when the page is opened. */
export function ExtrasPage() {
  const code = useLazyModule('menu/extras', () => import('./extras-form.tsx'), true)
  return (
    <Room title={<Trans id="extras.sets">Sets of extras</Trans>} actions={<BackToMenu />}>
      <div className="desk-sheet">
        <Read of={code}>{({ ExtrasForm }) => <ExtrasForm />}</Read>
      </div>
    </Room>
  )
}
