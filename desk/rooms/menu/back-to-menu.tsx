import { Trans } from '@lingui/react/macro'

import { PageLink } from '#desk/parts/page-link.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'

/** The way back from a page of the menu to its list. */
export function BackToMenu() {
  return (
    <PageLink to="/menu" start={<BackIcon size={20} />}>
      <Trans id="menu.back">Back to the menu</Trans>
    </PageLink>
  )
}
