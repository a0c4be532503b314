import { act, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { groupPath } from '#src/instance/routes/secondary-paths.ts'
import { ordersOf } from '#tests/features/checkout/open-checkout.tsx'
import { enterText } from '#tests/support/enter-text.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { dinner, lineOf, margherita, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/app/background/start-background-work.ts'
import '#src/app/shell/cart-layouts.tsx'
import '#src/features/group/group-screen.tsx'
import '#src/parts/group/follow-group.ts'

export const pauseMs = 5000

type Phone = Awaited<ReturnType<typeof renderWidget>>

/** Text of an element with plain spaces. */
function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll('\u00A0', ' ')
}

/** What tests do with each phone of a group. */
function ofPhone(phone: Phone, venueId = dinner.venueId) {
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
      const line = await lineOf(instance.api, wish, { venueId, orderType: stores.draft.state.type ?? 'takeAway' })
      act(() => stores.cart.change(addToCart, line))
    },
    /** Lets the phone ask the service again. */
    async askAgain() {
      await settled()
      advance(pauseMs)
      await settled()
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    async confirm(name: string) {
      const dialog = within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog')))
      await user.click(dialog.getByRole('button', { name }))
    },
    /** What the page lists for each member: name, what they are, sum, and dishes. */
    members: () =>
      [...screen.getByRole('heading', { name: 'Who is in it' }).parentElement!.querySelectorAll('.member')].map(textOf),
    /** Goes to the checkout of a signed-in diner, and fills it in. */
    async checkOut() {
      act(() => location.navigate(paths.checkout))
      await user.click(await screen.findByRole('radio', { name: 'Cash' }))
      const cutlery = await screen.findByRole('group', { name: 'Do you need cutlery and napkins?' })
      await user.click(within(cutlery).getByRole('radio', { name: 'No' }))
      await enterText(user, screen.getByRole('textbox', { name: 'Name of the person collecting' }), 'Anna')
    },
    /** Confirms the checkout. */
    order: () => user.click(screen.getByRole('button', { name: /^Order and pay/ })),
    /** Closes the errors modal that must be there and answers what it said. */
    async readErrors(): Promise<string> {
      const dialog = await screen.findByRole('alertdialog')
      const text = within(dialog).getByRole('alert').textContent ?? ''
      await user.click(within(dialog).getByRole('button', { name: 'OK' }))
      return text
    },
    isIn: () => waitFor(() => expect(stores.draft.state.group).not.toBeNull()),
  }
}

export type GroupPhone = ReturnType<typeof ofPhone>

/** Lets a phone ask until what is expected of it holds. */
export async function until(phone: Pick<GroupPhone, 'askAgain'>, expected: () => void): Promise<void> {
  await waitFor(async () => {
    await phone.askAgain()
    expected()
  })
}

/** The phone of Rosa, who has a margherita in the cart of her order and has opened a group. */
export async function openGroup(setup: OrderSetup = {}) {
  const order = await openOrder('/gruppo', { lines: [margherita], draft: dinner, ...setup })
  const venueId = setup.draft?.venueId ?? dinner.venueId
  await order.backgroundWork()
  const rosa = ofPhone(order, venueId)
  // Where a customer is signed in, their first name is proposed.
  await rosa.settled()
  const name = await rosa.screen.findByRole('textbox', { name: 'Your name' })
  await rosa.user.type(name, 'Rosa', { initialSelectionStart: 0, initialSelectionEnd: 40 })
  await rosa.press('Start')
  await rosa.isIn()
  const code = rosa.instance.stores.draft.state.group?.code ?? ''
  const { service, restaurantId, calls } = order

  /** Another phone at the link of the group, with nothing stored. */
  async function openPhone(options: Partial<RenderOptions> = {}, route = groupPath(code)) {
    const storage = createMemoryStorage()
    const base = { fetch: service.fetch, restaurantId, venueId, nowMs: noon, storage }
    const phone = await renderWidget(route, { ...base, ...options })
    await phone.backgroundWork()
    return { ...ofPhone(phone, venueId), storage }
  }

  return {
    rosa,
    code,
    service,
    restaurantId,
    calls,
    customer: order.customer,
    storage: order.storage,
    orders: () => ordersOf(service, restaurantId),
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

type Stored = {
  readonly service: TestService
  readonly restaurantId: number
  readonly storage: ReturnType<typeof createMemoryStorage>
}

/** A phone as it is after a reload. */
export async function openOnStorage({ service, restaurantId, storage }: Stored, route: string) {
  // happy-dom takes it badly when what had the focus is gone.
  const elsewhere = document.createElement('button')
  document.body.append(elsewhere)
  elsewhere.focus()
  onTestFinished(() => elsewhere.remove())
  const kept = createMemoryStorage(new Map(storage.map))
  const options = { fetch: service.fetch, restaurantId, venueId: dinner.venueId, nowMs: noon, storage: kept }
  const phone = await renderWidget(route, options)
  await phone.backgroundWork()
  return ofPhone(phone)
}
