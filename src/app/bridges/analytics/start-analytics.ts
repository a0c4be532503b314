import { shownMenu } from '#src/app/bridges/shown-menu.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently, logWarning } from '#src/integrations/log.ts'
import type { HostEvents } from '#src/options/events.ts'

import { createConsent } from './consent.ts'
import type { ConsentPage } from './consent.ts'
import { describeSignal } from './describe-signal.ts'
import type { Ga4Event } from './ga4-events.ts'
import { watchShopping } from './shopping-signals.ts'
import type { ShoppingSignal } from './shopping-signals.ts'

/** A page with what scripts of others may have put on it. */
type DataLayerPage = Window & Omit<ConsentPage, 'dataLayer'> & { dataLayer?: unknown[] }

/**
 * Puts the e-commerce events of Google Analytics 4 into the `dataLayer` of the page while the visitor agrees. What
 * happens without consent is not kept, so it is never sent later (decision 61). Returns the function that stops it.
 */
export function startAnalytics(instance: Instance, placed: readonly HostEvents['order-placed'][]): () => void {
  const { view, surface } = instance
  const { hostElement } = surface
  const page: DataLayerPage = view
  const kind = hostElement.getAttribute('analytics')?.trim().toLowerCase()
  if (kind !== 'datalayer') {
    logWarning(`analytics="${kind}" is not "datalayer", so nothing is measured.`)
    return () => {}
  }
  const consent = createConsent({ page, word: () => hostElement.getAttribute('consent') })
  const isNew = createOnce()
  let isOver = false
  let hasFailed = false
  let turn: Promise<unknown> = Promise.resolve()

  /** The layer is the page's: what it throws must not stop an order, and is said once. */
  function guarded<A extends readonly unknown[]>(act: (...input: A) => void) {
    return (...input: A) => {
      try {
        act(...input)
      } catch (fault) {
        if (!hasFailed) logWarning(`dataLayer of this page has failed, so not everything is measured: ${String(fault)}`)
        hasFailed = true
      }
    }
  }

  const push = guarded((events: readonly Ga4Event[]) => {
    if (isOver || !consent.isGiven()) return
    page.dataLayer ??= []
    // Values of the event before would stay in the layer otherwise.
    for (const event of events) page.dataLayer.push({ ecommerce: null }, event)
  })

  /** One after the other, because dishes may have to be fetched first. */
  const tell = guarded((signal: ShoppingSignal) => {
    const menu = shownMenu(instance)
    if (!menu || !consent.isGiven() || !isNew(signal)) return
    const events = describeSignal(instance, menu, signal).catch(() => {
      logSilently('an event for analytics could not be described')
      return []
    })
    turn = turn.then(() => events).then(push)
  })

  const stop = watchShopping(instance, placed, tell)
  return () => {
    isOver = true
    stop()
    consent.stop()
  }
}

/** Whether a signal is told: a list and an order once, the steps to the order once per order, dishes each time. */
function createOnce(): (signal: ShoppingSignal) => boolean {
  const lists = new Set<number | null>()
  const orders = new Set<number>()
  const steps = new Set<ShoppingSignal['kind']>()
  const isFirst = <T>(told: Set<T>, one: T) => !told.has(one) && told.add(one).size > 0

  return (signal) => {
    switch (signal.kind) {
      case 'menu':
        return isFirst(lists, signal.categoryId)
      case 'dish':
      case 'added':
        return true
      case 'placed':
        steps.clear()
        return isFirst(orders, signal.order.orderId)
      case 'cart':
      case 'checkout':
      case 'payment':
        return isFirst(steps, signal.kind)
    }
  }
}
