import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { seatWalkIn } from '#desk/contract/reservations.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'

const usual = { people: 2, name: '' }

/** Names a party: whatever is tapped how often, it is seated once. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Seats guests who come in without a reservation. */
export function useWalkIn(venueId: Id<'Venue'>) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [typed, setTyped] = useState(usual)
  const [key, setKey] = useState(newKey)
  const [lack, setLack] = useState<'seats' | 'slot' | null>(null)

  async function seat(isBeyond: boolean): Promise<void> {
    const { people, name } = typed
    setLack(null)
    const answer = await send(seatWalkIn, { venue: venueId }, { people, name, key, isBeyond })
    if (answer.ok) done(answer.value.startsAt)
    else if (answer.refusal.reason === 'already-seated') done(null)
    else if (answer.refusal.reason === 'no-slot') setLack('slot')
    else if (answer.refusal.reason === 'not-enough-seats' || answer.refusal.reason === 'slot-full') setLack('seats')
  }

  function done(startsAt: LocalDateTime | null): void {
    const time = startsAt && timeOf(startsAt)
    say(
      time === null
        ? t({ id: 'walkIn.seatedBefore', message: 'They are seated already' })
        : t({ id: 'walkIn.seated', message: `Walk-in seated at ${time}` }),
    )
    setTyped(usual)
    setKey(newKey())
  }
  return {
    typed,
    change: (change: Partial<typeof usual>) => {
      setTyped({ ...typed, ...change })
      setLack(null)
    },
    isPending,
    failure,
    /** What there is too little of; `seats`: they may be seated all the same. */
    lack,
    seat,
  }
}
