import { within } from '@testing-library/react'

import type { openWidget } from './open-widget.tsx'

/** The sheet with the whole navigation, opened from the bar. */
export async function openNavigation({
  screen,
  user,
}: Pick<Awaited<ReturnType<typeof openWidget>>, 'screen' | 'user'>) {
  const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
  await user.click(bar.getByRole('button', { name: /^Menu/ }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}
