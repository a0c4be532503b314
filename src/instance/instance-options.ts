import type { Id } from '#src/contract/values.ts'
import type { Mode, PaymentSurface, Theme } from '#src/options/options.ts'

/** Options of one widget from the host page; the element updates them with its attributes. */
export type InstanceOptions = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'> | null
  /** Attribute `language`; null = not set (see `chooseLanguage`) [I18N-04]. */
  readonly language: string | null
  /** Route to open first, e.g. `/menu`. */
  readonly route: string | null
  /** Origin plus base path of the web service, no trailing slash. */
  readonly host: string
  readonly theme: Theme
  readonly mode: Mode
  /** Whether navigation inside the widget makes history entries on the host page (rulings "history"). */
  readonly hasHistory: boolean
  /** Send JSON as text/plain, so that no preflight is needed (contract 7). */
  readonly usesSimpleRequests: boolean
  /** False for services whose CORS list lacks `Idempotency-Key` (contract 1.5). */
  readonly sendsIdempotencyKey: boolean
  /** Path of a service worker on the page's origin, for push; empty = the provider's path, null = no push [PUSH-04]. */
  readonly pushWorker: string | null
  /** Query parameter of the page's address that names a route (contract 1.7). */
  readonly routeParameter: string
  /** `page`: payment providers run on a page of their own, none of their code in the host page (contract 7). */
  readonly paymentSurface: PaymentSurface
  /** Whether the map of the venue shows without a tap (rulings "map, pixel, Firebase"). */
  readonly drawsMap?: boolean
  /** Template of the address of the map; null or left out = the default one [HOME-15]. */
  readonly mapUrl?: string | null
  /** Number to call when ordering does not work; null or left out = none. */
  readonly fallbackPhone?: string | null
  /** Staff order for somebody on the telephone (decision 126): nobody signs in, and no e-mail is asked for. */
  readonly isForSomebody?: boolean
  /** Shown within a page of the desk, which has a main landmark of its own. */
  readonly isInDesk?: boolean
}
