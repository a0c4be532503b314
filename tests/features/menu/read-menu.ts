import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import type { openOrder } from '#tests/support/open-order.tsx'

type Screen = Awaited<ReturnType<typeof openOrder>>['screen']

/** The section of a category or of the advice, by its heading. */
export const sectionOf = async (screen: Screen, name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section') as HTMLElement)
}
/** A dish of a section, once it is drawn whole. */
export const dishOf = async (screen: Screen, section: string, name: string) => {
  const part = await sectionOf(screen, section)
  const dish = (await part.findByRole('button', { name })).closest('li') as HTMLElement
  await waitFor(() => expect(dish.dataset.near).toBe('true'))
  return within(dish)
}

/** Names of the dishes of a section, in order. */
export const dishNames = (part: Awaited<ReturnType<typeof sectionOf>>) =>
  part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
