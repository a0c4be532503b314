import { useEffect, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { afterPaint } from '#src/ui/layer/after-paint.ts'

/** False while a component is drawn for the first time, true after that frame: what may follow it waits for this. */
export function useIsPainted(): boolean {
  const { view } = useInstance()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(view, () => setIsPainted(true)), [view])
  return isPainted
}
