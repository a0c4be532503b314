import { act, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { getOrder } from '#src/contract/placed-order.ts'
import { guestCheckout, paths } from '#src/instance/routes/paths.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { margherita, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'

export const confirm = /^Order and pay/
export const confirmation = /^\/ordine\/riepilogo\/\d+$/

export type StaffOrder = {
  readonly id: number
  readonly status: string
  readonly orderType: string
  readonly slotStart: string
  readonly payment: { readonly mode: string; readonly cashMeans: string | null }
  readonly notes: string | null
  readonly answers: readonly { readonly name: string; readonly value: string }[]
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly totalCents: number }[]
  readonly fixedCost: { readonly name: string; readonly cents: number } | null
  readonly totalCents: number
}

/** The orders the restaurant has, as its staff see them. */
export async function ordersOf(service: TestService, restaurantId: number): Promise<StaffOrder[]> {
  return (await deskOf(service, restaurantId).read<{ orders: StaffOrder[] }>('orders')).orders
}

type CheckoutSetup = OrderSetup & {
  /** Venue 11 instead of 12. */
  readonly isAtCentre?: boolean
  /** Nobody is signed in. */
  readonly isGuest?: boolean
}

/** The checkout of a signed-in diner at venue 12, which charges for packaging and asks two questions; at the centre nothing of it. */
export async function openCheckout({ isAtCentre = false, isGuest = false, ...setup }: CheckoutSetup = {}) {
  const order = await openOrder('/carrello', { lines: [margherita], isSignedIn: !isGuest, ...setup })
  const { screen, user, instance, service, restaurantId } = order
  await screen.findByRole('heading', { name: 'Your order' })
  if (isAtCentre) act(() => instance.stores.place.choose(id<'Venue'>(11)))
  act(() => instance.location.navigate(isGuest ? guestCheckout : paths.checkout))
  await screen.findByRole('group', { name: 'Payment' })
  return {
    ...order,
    orders: () => ordersOf(service, restaurantId),
    /** The order that was placed, as its diner reads it. */
    async placed() {
      await waitFor(() => expect(order.path()).toMatch(confirmation))
      const { path, search } = instance.location.entry
      const request = { id: id<'Order'>(Number(path.split('/').at(-1))), venueId: null }
      const token = new URLSearchParams(search).get('token')
      const reply = await instance.api.call(getOrder, { ...request, token })
      return reply.order
    },
    /** The widget as it is after a reload. */
    async reload() {
      order.unmount()
      const { customer } = instance.stores.session.state
      return renderWidget(isGuest ? guestCheckout : paths.checkout, {
        fetch: service.fetch,
        restaurantId,
        venueId: instance.stores.place.state.venueId,
        nowMs: noon,
        storage: order.storage,
        ...(customer ? { session: customer } : {}),
      })
    },
    /** The ways out of a finished form: cash, no cutlery, a name. */
    async fillIn() {
      await user.click(screen.getByRole('radio', { name: 'Cash' }))
      const cutlery = await screen.findByRole('group', { name: 'Do you need cutlery and napkins?' })
      await user.click(within(cutlery).getByRole('radio', { name: 'No' }))
      await enterText(user, screen.getByRole('textbox', { name: 'Name of the person collecting' }), 'Anna')
    },
    focused: () => order.instance.surface.root.activeElement,
    press: () => user.click(screen.getByRole('button', { name: confirm })),
    /** Waits for what a block says of itself, without any modal. */
    async readRefusal(text: string | RegExp) {
      await screen.findAllByText(text)
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
    /** What the screen says of an order that the service has refused, without any modal. */
    async findSetback() {
      const setback = await screen.findByRole('region', { name: 'Your order has not been placed yet' })
      expect(screen.queryByRole('alertdialog')).toBeNull()
      return setback
    },
    findErrors: () => screen.findByRole('alertdialog', { name: 'ATTENTION' }),
    /** Closes the errors modal that must be there and answers what it said. */
    async readErrors(title = 'ATTENTION'): Promise<string> {
      const dialog = await screen.findByRole('alertdialog', { name: title })
      const text = within(dialog).getByRole('alert').textContent ?? ''
      await user.click(within(dialog).getByRole('button', { name: 'OK' }))
      return text
    },
  }
}
