import { useEffect, useState } from 'react'

import { dateOf } from '#src/domain/time/wall-clock.ts'
import { earliestOf } from '#src/parts/start/earliest.ts'
import type { Earliest } from '#src/parts/start/earliest.ts'
import type { OrderDay } from '#src/parts/start/use-days.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

import type { OrderChoice, OrderMove } from './use-order-choice.ts'

type Wizard = { readonly choice: OrderChoice; readonly move: (move: OrderMove) => void }

/**
 * The earliest time as the first choice, and chosen from the start where the restaurant proposes today's (rulings "earliest
 * time").
 */
export function useEarliest(days: readonly OrderDay[], { choice, move }: Wizard) {
  const earliest = earliestOf(days)
  const { proposesEarliestSlot } = useRestaurant().settings
  const [isTapped, setTapped] = useState(false)
  const [wantsOther, setWantsOther] = useState(false)
  const today = dateOf(useVenueNow()())
  const isProposed = proposesEarliestSlot && choice.date === null && earliest?.date === today
  useEffect(() => {
    if (isProposed && earliest) move({ to: 'earliest', ...earliest })
  }, [isProposed, earliest, move])
  return {
    earliest,
    /** Nothing is chosen yet, and the diner has not asked for another time. */
    isAsked: choice.date === null && !wantsOther,
    /** The diner has tapped it, so that day and time have folded up. */
    isTaken: isTapped && choice.open === null,
    take(chosen: Earliest) {
      move({ to: 'earliest', ...chosen })
      setTapped(true)
    },
    /** Shows all days and times. */
    wantOther() {
      setWantsOther(true)
      move({ to: 'open', step: 'day' })
    },
  }
}
