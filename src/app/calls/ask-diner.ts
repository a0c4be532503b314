import type { Instance } from '#src/instance/create-instance.ts'

/** Opens the widget at a path, for what only the diner can choose; false when the page keeps it closed. */
export function askDiner({ emit, location, options, surface }: Instance, path: string): boolean {
  const isFloating = options.mode !== 'inline'
  if (isFloating && !surface.isOpen && !emit('before-open', { route: path })) return false
  location.navigate(path)
  if (isFloating) surface.open()
  return true
}
