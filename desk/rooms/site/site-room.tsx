import { Trans } from '@lingui/react/macro'

import { readSite } from '#desk/contract/site.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { SiteForm } from './site-form.tsx'

/** The code that the restaurant's own site needs, for what it is built with; for owners and managers. */
export function SiteRoom() {
  const site = useDeskQuery(readSite)
  return (
    <Room title={<Trans id="site.title">Your site</Trans>}>
      <p className="hint">
        <Trans id="site.lead">
          This code brings your menu and your orders to your own site. It is copied there once.
        </Trans>
      </p>
      <Read of={site}>{(addresses) => <SiteForm site={addresses} />}</Read>
    </Room>
  )
}
