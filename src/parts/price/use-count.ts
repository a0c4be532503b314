import { useLayoutEffect, useState } from 'react'

import { hasJustActed } from '#src/browser/has-just-acted.ts'
import { prefersStillness } from '#src/browser/prefers-stillness.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { countTo } from './count-to.ts'
import type { Way } from './count-to.ts'

type Count = { readonly value: number; readonly way: Way | null; readonly shown: number }

/**
 * The whole number to show while it counts from the old to the new value; null at rest. It counts when the value changes
 * soon after the diner has tapped or typed, from wherever it is, and never where less motion is wanted.
 */
export function useCount(value: number): number | null {
  const { view } = useInstance()
  const [count, setCount] = useState<Count>({ value, way: null, shown: value })
  if (count.value !== value) {
    const counts = hasJustActed(view) && !prefersStillness(view)
    setCount(counts ? { value, way: { from: count.shown, to: value }, shown: count.shown } : atRest(value))
  }
  const { way, shown } = count
  useLayoutEffect(() => {
    if (way === null) return undefined
    return countTo(way, view, (now) => setCount(now === way.to ? atRest(now) : { value: way.to, way, shown: now }))
  }, [way, view])
  return way && shown
}

function atRest(value: number): Count {
  return { value, way: null, shown: value }
}
