import { act, within } from '@testing-library/react'

import { getChat } from '#src/contract/chat.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { conversationPath } from '#src/instance/routes/secondary-paths.ts'
import { anOrder } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { dinner, noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

export const hour = 3_600_000
/** A day after the slot of the order. */
export const endsAt = noon + 7 * hour + 24 * hour

type Setup = Omit<OrderSetup, 'draft' | 'isSignedIn'>

/** The widget of a customer with an order for tonight at venue 11, while venue 12 is chosen, and the desk that answers. */
export async function openMessages(route = '/', setup: Setup = {}) {
  const widget = await openOrder('/', { ...setup, isSignedIn: true, draft: null })
  const { instance, service, restaurantId, screen } = widget
  const { api } = instance
  const place = async () => {
    const request = await anOrder(api, { slotStart: dinner.slotStart })
    return id<'Subject'>((await api.call(createOrder, request)).id)
  }
  const orderId = await place()
  const about = { kind: 'order', subjectId: orderId } as const
  if (route !== '/') act(() => instance.location.navigate(route))

  return {
    ...widget,
    orderId,
    about,
    place,
    /** The staff writes about an order. */
    async answer(text: string, which: Id<'Subject'> = orderId) {
      const response = await deskOf(service, restaurantId).post(`orders/${which}/message`, { text })
      if (!response.ok) throw new Error(`The desk was answered ${response.status}.`)
    },
    /** What stands in the conversation at the service. */
    async written() {
      const { chat } = await api.call(getChat, about)
      return chat.messages.map(({ text }) => text)
    },
    go: (path: string) => act(() => instance.location.navigate(path)),
    /** Opens the conversation about the order. */
    async open() {
      act(() => instance.location.navigate(conversationPath(about)))
      const sheet = await screen.findByRole('dialog', { name: `Messages: Order #${orderId}` })
      return within(sheet)
    },
    /** The service's clock and the widget's. */
    at: (ms: number) => service.clock.set(ms, restaurantId),
    count: (path: string) => widget.calls.filter((call) => call === path).length,
  }
}
