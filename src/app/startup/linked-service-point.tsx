import { useEffect } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { takeGivenPoint } from './take-main-choice.ts'

/** Takes the service point that the query of a route names, once for each step there [VENUE-43]. */
export function GivenPoint() {
  const instance = useInstance()
  const { memory } = instance.location.useEntry()
  const restaurant = useRestaurant()
  useEffect(() => {
    // Who comes back to the step may have chosen another venue meanwhile.
    if (memory.has('point')) return
    memory.set('point', 1)
    void takeGivenPoint(instance, restaurant)
  }, [instance, memory, restaurant])
  return null
}
