import { act, fireEvent } from '@testing-library/react'

import type { CustomerWish } from '#demo/trials/create-customer.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import type { OrderDefaults } from '#src/state/order-draft-store.ts'
import { aLine } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

export const seeMenu = { name: 'See the menu' }

type Setup = Partial<RenderOptions> & {
  readonly service: Parameters<TestService['newRestaurant']>[0]
  readonly venueId: number
  readonly defaults?: Partial<OrderDefaults>
  readonly hasItems?: boolean
  readonly customer?: CustomerWish
  /** Answers instead of the demonstration's own service. */
  readonly answeredBy?: TestService
  /** A call whose first answer is broken. */
  readonly fails?: string
  /** What the configurations come as. */
  readonly alters?: (text: string) => string
}

/** The wizard of a restaurant of the test's own at noon, and what it sends. */
export async function openWizard({ service: wish, answeredBy, defaults, hasItems, customer, ...others }: Setup) {
  const { fails, alters, ...setup } = others
  const service = answeredBy ?? (await startService({ now: noon }))
  const restaurantId = await service.newRestaurant(wish)
  const session = customer ? await service.newCustomer(restaurantId, customer) : undefined
  if (fails) service.faults.next({ path: fails, kind: '500' })
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = request.url.replace(/^.*\/webservice/, '')
    sent.push({ path, body: (await request.clone().json()) as Record<string, unknown> })
    const reply = await service.fetch(request)
    return alters && path === '/restaurant/shifts/lv1' ? new Response(alters(await reply.text()), reply) : reply
  }
  const options = { fetch: watched, restaurantId, nowMs: noon, ...(session ? { session } : {}), ...setup }
  const widget = await renderWidget('/', options)
  const { screen, user, instance, advance } = widget
  const { draft, cart } = instance.stores
  act(() => {
    if (defaults) draft.setDefaults(defaults)
    if (hasItems) cart.change(addToCart, aLine())
    instance.location.navigate('/ordine')
  })

  const combobox = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name })
  return {
    ...widget,
    service,
    restaurantId,
    sent: (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body),
    path: () => instance.location.entry.path,
    draft: () => draft.state,
    combobox,
    chooseType: async (name: string) => user.click(await screen.findByRole('button', { name })),
    select: async (label: string, option: string) => user.selectOptions(await combobox(label), option),
    radio: async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name })),
    /** Types an address and waits for its suggestions; the clock stands still between two keys. */
    async suggestionsFor(text: string) {
      fireEvent.change(await combobox('Address'), { target: { value: text } })
      fireEvent.input(await combobox('Address'), { target: { value: text } })
      advance(300)
      return screen.findAllByRole('option')
    },
    times: () =>
      screen
        .queryAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? '')
        .filter((text) => /^\d\d:\d\d/.test(text)),
  }
}

export type Wizard = Awaited<ReturnType<typeof openWizard>>
