import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { Tabs, type TabsProps } from '#src/ui/base/tabs.tsx'
import { renderKit } from '#tests/ui/render-kit.tsx'

const items = [
  { id: 'a', label: 'Pizze' },
  { id: 'b', label: 'Dolci' },
]

function tabs(props: Partial<TabsProps> = {}) {
  return <Tabs label="Categories" items={items} activeId="a" onSelect={() => undefined} {...props} />
}

describe('Tabs', () => {
  test('are a navigation with one current entry', () => {
    renderKit(tabs())
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Pizze')
  })

  test('tell which one is wanted', async () => {
    const onSelect = vi.fn<TabsProps['onSelect']>()
    const { user } = renderKit(tabs({ onSelect }))
    await user.click(screen.getByRole('button', { name: 'Dolci' }))
    expect(onSelect).toHaveBeenCalledWith('b')
  })

  test('move only their own list to the current entry, never the page', () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    const scroll = vi.spyOn(Element.prototype, 'scroll').mockReturnValue()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      return this.tagName === 'UL' ? new DOMRect(0, 0, 300, 52) : new DOMRect(700, 0, 80, 52)
    })
    const { again } = renderKit(tabs())
    scroll.mockClear()
    again(tabs({ activeId: 'b' }))
    expect(scroll.mock.calls).toEqual([[{ left: 590 }]])
    expect(scroll.mock.instances[0]).toBe(screen.getByRole('list'))
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('are links with addresses; a modifier leaves them to the browser', async () => {
    const onSelect = vi.fn<TabsProps['onSelect']>()
    const { user } = renderKit(tabs({ items: [{ id: 'b', label: 'Dolci', href: '#dolci' }], onSelect }))
    const link = screen.getByRole('link', { name: 'Dolci' })
    await user.click(link)
    await user.keyboard('{Control>}')
    await user.click(link)
    expect(onSelect).toHaveBeenCalledTimes(1)
  })
})
