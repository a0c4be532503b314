import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { menuPattern } from '#src/instance/routes/route-patterns.ts'

/**
 * Returns a function that opens the menu; goes back when the menu is the previous entry, so that its scroll position is
 * kept. On the menu itself its heading takes the focus.
 */
export function useSeeMenu(): () => void {
  const { location, surface } = useInstance()
  return () => {
    if (menuPattern.test(location.entry.path))
      return surface.root.querySelector<HTMLElement>('.menu-screen > h1')?.focus()
    const below = location.entries.at(-2)
    if (below && menuPattern.test(below.path)) return location.back()
    location.navigate(paths.menu)
  }
}
