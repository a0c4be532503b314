import { useSnapshot } from 'valtio'

import type { ServicePoint } from '#src/contract/restaurant.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

/** At a fair, the service point chosen earlier, and whether the type was chosen too [WIZ-03, WIZ-17]. */
export function useFair(): { readonly fairPoint: ServicePoint | null; readonly isFixed: boolean } {
  const { stores } = useInstance()
  const { isFairMode, servicePoints } = useRestaurant()
  const { defaultServicePointId, defaultType } = useSnapshot(stores.draft.state)
  const point = isFairMode ? servicePoints.find(({ id }) => id === defaultServicePointId) : undefined
  return { fairPoint: point ?? null, isFixed: point !== undefined && defaultType !== null }
}
