import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import { useMenuTools } from '#src/features/menu/menu-tools.tsx'

type Nearness = {
  readonly isNear: boolean
  /** It is near, or was before. */
  readonly wasNear: boolean
  /** Height in px as it was drawn; 0 = not known yet. */
  readonly height: number
}

/** Whether the element is near the visible part of the page. What holds the focus stays near until it loses it. */
export function useNearness(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): Nearness {
  const { nearViewport } = useMenuTools()
  const [nearness, setNearness] = useState<Nearness>({ isNear: isNearAtFirst, wasNear: isNearAtFirst, height: 0 })
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    let isNear = isNearAtFirst
    let height = 0
    const tell = () =>
      setNearness((before) => ({
        isNear,
        wasNear: before.wasNear || isNear,
        height: before.isNear ? height : before.height,
      }))
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isNear && !target.contains(relatedTarget as Node | null)) tell()
    }
    target.addEventListener('focusout', onFocusOut)
    const stop = nearViewport.watch(target, (...now) => {
      ;[isNear, height] = now
      if (isNear || !target.matches(':focus-within')) tell()
    })
    return () => {
      stop()
      target.removeEventListener('focusout', onFocusOut)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how it was at first does not change how it is observed
  }, [element, nearViewport])
  return nearness
}
