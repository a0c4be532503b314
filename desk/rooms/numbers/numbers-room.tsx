import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { CountedVenue } from '#desk/contract/numbers.ts'
import { readCountedVenues, readNumbers } from '#desk/contract/numbers.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { DocumentIcon } from '#src/ui/base/late-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NumberFiles } from './number-files.tsx'
import { NumberSums } from './number-sums.tsx'
import { PeriodFields } from './period-fields.tsx'
import type { Period } from './period.ts'
import { periodOf } from './period.ts'

import css from './numbers-room.css?inline'

declareStyles(css)

/** What was sold and what money moved, for owners and managers (decision 138). */
export function NumbersRoom() {
  const venues = useDeskQuery(readCountedVenues)
  return (
    <Room title={<Trans id="numbers.title">Numbers</Trans>}>
      <Read of={venues}>{(known) => <NumbersOf venues={known.venues} />}</Read>
    </Room>
  )
}

function NumbersOf({ venues }: { readonly venues: readonly CountedVenue[] }) {
  const [venueId, setVenueId] = useState<number | null>(null)
  /** Null: today, also when midnight comes. */
  const [chosen, setChosen] = useState<Period | null>(null)
  const venue = venues.find(({ id }) => id === venueId) ?? venues[0]
  if (!venue) return null
  const period = chosen ?? periodOf('today', venue.today)
  return (
    <div className="desk-numbers">
      <PeriodFields
        venues={venues}
        venue={venue}
        onVenue={setVenueId}
        onPeriod={(next) => setChosen(next.from === venue.today && next.to === venue.today ? null : next)}
      />
      <NumbersOfPeriod key={`${venue.id} ${period.from} ${period.to}`} venue={venue} period={period} />
    </div>
  )
}

function NumbersOfPeriod({ venue, period }: { readonly venue: CountedVenue; readonly period: Period }) {
  const numbers = useDeskQuery(readNumbers, { venue: venue.id, ...period })
  return (
    <Read of={numbers}>
      {(sums) =>
        sums.orders === 0 && sums.ways.length === 0 ? (
          <EmptyState icon={<DocumentIcon size={32} />}>
            <Trans id="numbers.none">Nothing was sold and no money moved.</Trans>
          </EmptyState>
        ) : (
          <>
            <NumberSums numbers={sums} currency={venue.currency} />
            <NumberFiles venue={venue} period={period} />
          </>
        )
      }
    </Read>
  )
}
