import type { ComponentType } from 'react'

import { useLazyModule } from '#src/query/use-lazy-module.ts'

import { Read } from './room.tsx'

/**
 * A room, or a page of one, whose code comes when it is opened: one that is rarely open, so that a desk in a hurry does not
 * load it. Its sheets are declared with the others (`desk/app/late-sheets.ts`).
 */
export function lateRoom(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function LateRoom() {
    const code = useLazyModule(`room/${name}`, async () => ({ Room: await load() }), true)
    return <Read of={code}>{({ Room }) => <Room />}</Read>
  }
}
