import type { ComponentType } from 'react'

import { Read } from './room.tsx'
import { useLateCode } from './use-late-code.ts'

/**
 * A room, or a page of one, whose code comes when it is opened: one that is rarely open, so that a desk in a hurry does not
 * load it. Its sheets are declared with the others (`desk/app/late-sheets.ts`).
 */
export function lateRoom(name: string, load: () => Promise<ComponentType>): ComponentType {
  return function LateRoom() {
    const code = useLateCode(`room/${name}`, async () => ({ Room: await load() }))
    return <Read of={code}>{({ Room }) => <Room />}</Read>
  }
}
