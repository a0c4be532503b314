import { onTestFinished } from 'vitest'

import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const tableType = { name: 'Order at the table' }
export const scan = { name: 'Scan the code' }
export const seeMenu = { name: 'See the menu' }
export const codeField = { name: 'Code under the QR code' }
export const fourthCode = 'stella-4-b4Tn'
export const fourth = { id: 4, name: '4', code: fourthCode }

type Setup = Partial<RenderOptions> & {
  readonly service?: Parameters<TestService['newRestaurant']>[0]
  /** Query of the host page. */
  readonly search?: string
}

/** The wizard of restaurant 2, whose tables have codes, and what it sends. */
export async function openWizard({ service: wish, search, ...setup }: Setup = {}) {
  if (search) {
    const before = window.location.href
    window.history.replaceState(null, '', search)
    onTestFinished(() => window.history.replaceState(null, '', before))
  }
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({ like: 2, ...wish })
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push({
      path: request.url.replace(/^.*\/webservice/, ''),
      body: (await request.clone().json()) as Record<string, unknown>,
    })
    return service.fetch(request)
  }
  const widget = await renderWidget('/ordine', { fetch: watched, restaurantId, venueId: 21, nowMs: noon, ...setup })
  const { screen, user, instance } = widget
  return {
    ...widget,
    service,
    restaurantId,
    decoded: () => sent.filter(({ path }) => path.endsWith('/decode')).map(({ body }) => body.identificativo),
    path: () => instance.location.entry.path,
    chooseTable: async () => user.click(await screen.findByRole('button', tableType)),
    async type(code: string) {
      await user.type(await screen.findByRole('textbox', codeField), code)
      await user.click(screen.getByRole('button', { name: 'Use it' }))
    },
  }
}
type Opened = Awaited<ReturnType<typeof openWizard>>

/** The step of the table, open or folded up. */
export const stepOf = ({ screen }: Opened) => screen.getByRole('heading', { name: 'Table' }).closest('section')
