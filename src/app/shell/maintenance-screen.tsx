import { Trans } from '@lingui/react/macro'

import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './message-screen.css?inline'

declareStyles(css)

/** Replaces every screen while the service reports maintenance; ends with the next refresh after it [SHELL-12..16]. */
export function MaintenanceScreen({ text }: { text: string | null }) {
  return (
    <section className="message-screen">
      <ScreenTitle>
        <Trans id="maintenance.title">No orders for now</Trans>
      </ScreenTitle>
      <Status>{text ?? <Trans id="maintenance.text">The site is under maintenance.</Trans>}</Status>
    </section>
  )
}
