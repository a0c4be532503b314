import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { menuPattern } from '#src/instance/routes/route-patterns.ts'

/**
 * Returns a function that opens the menu; goes back when the menu is the previous entry, so that its scroll position is
 * kept.
 */
export function useSeeMenu(): () => void {
  const { location } = useInstance()
  return () => {
    const below = location.entries.at(-2)
    if (below && menuPattern.test(below.path)) location.back()
    else location.navigate(paths.menu)
  }
}
