import { useSnapshot } from 'valtio'

import { useInstance } from '#src/instance/instance-context.tsx'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

/** Whether the first screen and its visible photos have come: parts out of sight are loaded only then. */
export function useIsSettled(): boolean {
  return useSnapshot(useInstance().stores.of(createFirstScreenStore).state).isSettled
}
