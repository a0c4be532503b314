import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'

const isMenuList = (path: string) => /^\/menu(\/lista\/\d+|\/consigli)?$/.test(path)

/** Goes to the menu: back to where the diner left it when it lies right below. */
export function useSeeMenu(): () => void {
  const { location } = useInstance()
  return () => {
    const below = location.entries.at(-2)
    if (below && isMenuList(below.path)) location.back()
    else location.navigate(paths.menu)
  }
}
