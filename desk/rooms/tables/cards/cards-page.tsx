import { Trans } from '@lingui/react/macro'

import { readTableCodes } from '#desk/contract/tables.ts'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { NoTables } from '#desk/rooms/tables/no-tables.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'

import { Cards } from './cards.tsx'
import { PageMissing } from './page-missing.tsx'

/** Cards for the tables with their QR codes, to be printed and cut. */
export function CardsPage() {
  const codes = useDeskQuery(readTableCodes)
  return (
    <Room
      title={<Trans id="cards.title">QR codes of the tables</Trans>}
      actions={
        <PageLink to="/tables" start={<BackIcon size={20} />}>
          <Trans id="tables.back">All tables</Trans>
        </PageLink>
      }
    >
      <Read of={codes}>
        {(shown) => {
          const cards = shown.venues.flatMap((venue) => venue.cards)
          if (cards.length === 0) return <NoTables />
          return cards.some(({ link }) => link === null) ? <PageMissing /> : <Cards shown={shown} />
        }}
      </Read>
    </Room>
  )
}
