import { useEffect } from 'react'

import type { Lazy } from './lazy.tsx'

/** Fetches the chunk of a component ahead, once it is likely to be drawn. A failure counts only when it is drawn. */
export function usePreload({ preload }: Pick<Lazy, 'preload'>, isLikely: boolean): void {
  useEffect(() => {
    if (isLikely) preload().catch(() => {})
  }, [preload, isLikely])
}
