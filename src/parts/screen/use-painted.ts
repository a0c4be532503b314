import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

/** Null while a component is drawn for the first time, its element after that frame: what may follow it waits for this. */
export function usePainted(element: RefObject<Element | null>): Element | null {
  const { view } = useInstance()
  const [painted, setPainted] = useState<Element | null>(null)
  useEffect(() => afterPaint(view, () => setPainted(element.current)), [view, element])
  return painted
}
