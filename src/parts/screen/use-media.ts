import { useEffect, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

/** Whether the window matches a media query; follows changes. */
export function useMedia(query: string): boolean {
  const { view } = useInstance()
  const [list] = useState(() => view.matchMedia(query))
  const [matches, setMatches] = useState(list.matches)
  useEffect(() => {
    const follow = () => setMatches(list.matches)
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [list])
  return matches
}
