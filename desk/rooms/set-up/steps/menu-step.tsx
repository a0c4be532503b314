import { Trans } from '@lingui/react/macro'

import { PageLink } from '#desk/parts/page-link.tsx'

/** The menu has a room of its own. */
export function MenuStep() {
  return (
    <div className="desk-sheet">
      <p className="hint">
        <Trans id="menuStep.about">
          Bring a menu along that exists as a table (CSV or Excel), or write it by hand. The dishes that are there
          already are examples until you replace them.
        </Trans>
      </p>
      <div className="end">
        <PageLink to="/menu">
          <Trans id="menuStep.open">Open the menu</Trans>
        </PageLink>
      </div>
    </div>
  )
}
