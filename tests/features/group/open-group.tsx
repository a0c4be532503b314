import { act, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { groupPath } from '#src/instance/routes/secondary-paths.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { dinner, lineOf, margherita, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/app/background/start-background-work.ts'
import '#src/app/shell/cart-layouts.tsx'
import '#src/features/group/group-screen.tsx'
import '#src/parts/group/follow-group.ts'

export const pauseMs = 5000

type Phone = Awaited<ReturnType<typeof renderWidget>>

/** What tests do with each phone of a group. */
function ofPhone(phone: Phone) {
  const { instance, screen, user, advance, settled } = phone
  const { stores, location } = instance
  return {
    ...phone,
    path: () => location.entry.path,
    go: (path: string) => act(() => location.navigate(path)),
    /** The lines of the cart: number, dish, and whose it is on the phone of the lead. */
    lines: () =>
      stores.cart.state.cart.lines.map(({ quantity, item, member }) =>
        [quantity, item.name, member?.name].filter(Boolean).join(' '),
      ),
    async add(wish: Parameters<typeof lineOf>[1]) {
      const { venueId } = dinner
      const line = await lineOf(instance.api, wish, { venueId, orderType: stores.draft.state.type ?? 'takeAway' })
      act(() => stores.cart.change(addToCart, line))
    },
    /** Lets the phone ask the service again. */
    async askAgain() {
      await settled()
      advance(pauseMs)
      await settled()
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    async confirm(name: string) {
      const dialog = within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog')))
      await user.click(dialog.getByRole('button', { name }))
    },
    isIn: () => waitFor(() => expect(stores.draft.state.group).not.toBeNull()),
  }
}

export type GroupPhone = ReturnType<typeof ofPhone>

/** The phone of Rosa, who has a margherita in the cart of her order and has opened a group. */
export async function openGroup(setup: OrderSetup = {}) {
  const order = await openOrder('/gruppo', { lines: [margherita], draft: dinner, ...setup })
  await order.backgroundWork()
  const rosa = ofPhone(order)
  await rosa.user.type(await rosa.screen.findByRole('textbox', { name: 'Your name' }), 'Rosa')
  await rosa.press('Start')
  await rosa.isIn()
  const code = rosa.instance.stores.draft.state.group?.code ?? ''
  const { service, restaurantId, calls } = order

  /** Another phone at the link of the group, with nothing stored. */
  async function openPhone(options: Partial<RenderOptions> = {}, route = groupPath(code)) {
    const storage = createMemoryStorage()
    const base = { fetch: service.fetch, restaurantId, venueId: dinner.venueId, nowMs: noon, storage }
    const phone = await renderWidget(route, { ...base, ...options })
    await phone.backgroundWork()
    return { ...ofPhone(phone), storage }
  }

  return {
    rosa,
    code,
    service,
    restaurantId,
    calls,
    openPhone,
    /** The phone of somebody who has joined. */
    async join(name: string, options: Partial<RenderOptions> = {}) {
      const phone = await openPhone(options)
      await phone.user.type(await phone.screen.findByRole('textbox', { name: 'Your name' }), name)
      await phone.press('Join')
      await phone.isIn()
      await waitFor(() => expect(phone.path()).toBe('/menu'))
      return phone
    },
  }
}
