import { useSnapshot } from 'valtio'

import { savesData } from '#src/browser/saves-data.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

/** Whether the first screen and its visible photos have come: parts out of sight are loaded only then. */
export function useIsSettled(): boolean {
  return useSnapshot(useInstance().stores.of(createFirstScreenStore).state).isSettled
}

/**
 * Whether to load what stands beside the first screen and is not needed to read it: at once, and for a diner who saves data
 * once the screen is settled, which is their first touch (decision 118).
 */
export function useLoadsBeside(): boolean {
  const { view } = useInstance()
  const isSettled = useIsSettled()
  return isSettled || !savesData(view)
}
