import { expect, test } from 'vitest'

import type { ServiceType } from '#src/contract/service-type.ts'
import { isCollected, takesSeats } from '#src/domain/services/visit.ts'

const reasons: Readonly<Record<ServiceType | 'other', 'collects' | 'eats' | 'neither'>> = {
  takeAway: 'collects',
  delivery: 'neither',
  eatIn: 'eats',
  dil: 'neither',
  table: 'neither',
  reservation: 'neither',
  other: 'neither',
}

test.each(Object.entries(reasons))('who orders %s %s at the venue', (type, reason) => {
  const asked = type as ServiceType | 'other'
  expect([isCollected(asked), takesSeats(asked)]).toEqual([reason === 'collects', reason === 'eats'])
})
