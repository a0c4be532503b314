import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'
import type { TestService } from '#tests/support/service.ts'
import { withoutStart } from '#tests/support/without-start.ts'

export const refreshMs = 100_000

export type WidgetSetup = Partial<Omit<RenderOptions, 'fetch' | 'restaurantId'>> & {
  readonly service?: Parameters<TestService['newRestaurant']>[0]
  /** Who is signed in. */
  readonly customer?: Parameters<TestService['newCustomer']>[1]
  /** The service does not know the optional addition `con_avvio`. */
  readonly isPlain?: boolean
  /** Runs before the widget is drawn. */
  readonly prepare?: (service: TestService, restaurantId: number) => void
}

/** The widget of a first visitor, in a restaurant of the test's own, and the calls it makes. */
export async function openWidget(
  route = '/',
  { service: wish, customer, isPlain = false, prepare, ...setup }: WidgetSetup = {},
) {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant(wish)
  const session = customer && (await service.newCustomer(restaurantId, customer))
  prepare?.(service, restaurantId)
  const calls: string[] = []
  const languages: string[] = []
  const counted: typeof fetch = (input, init) => {
    const [, language = '', path = ''] =
      /^https:\/\/service\.test\/(\w+)\/webservice(.*)$/.exec(new Request(input, init).url) ?? []
    calls.push(path)
    languages.push(language)
    return service.fetch(input, init)
  }
  const widget = await renderWidget(route, {
    fetch: isPlain ? withoutStart(counted) : counted,
    restaurantId,
    nowMs: noon,
    ...(session ? { session } : {}),
    ...setup,
  })
  return {
    ...widget,
    service,
    restaurantId,
    calls,
    /** The language of each call. */
    languages,
    path: () => widget.instance.location.entry.path,
    change: (changes: Parameters<TestService['changeRestaurant']>[1]) =>
      service.changeRestaurant(restaurantId, changes),
  }
}
