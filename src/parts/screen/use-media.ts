import { useEffect, useState } from 'react'

import { followMedia } from '#src/browser/follow-media.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Whether the window matches a media query; follows changes. */
export function useMedia(query: string): boolean {
  const { view } = useInstance()
  const [list] = useState(() => view.matchMedia(query))
  const [matches, setMatches] = useState(list.matches)
  useEffect(() => followMedia(list, () => setMatches(list.matches)), [list])
  return matches
}
