import { useEffect } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { takeLinkedServicePoint } from './take-main-choice.ts'

/**
 * Applies the service point that the link names (`pointId` in the query), once for each entry of the location
 * [VENUE-43].
 */
export function LinkedServicePoint() {
  const instance = useInstance()
  const { memory } = instance.location.useEntry()
  const restaurant = useRestaurant()
  useEffect(() => {
    // On the way back to this entry the diner may have chosen another venue.
    if (memory.has('point')) return
    memory.set('point', 1)
    void takeLinkedServicePoint(instance, restaurant)
  }, [instance, memory, restaurant])
  return null
}
