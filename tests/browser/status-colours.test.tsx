import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import type { OrderStatus } from '#src/contract/placed-order.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import '#src/features/messaging/conversation-thread.tsx'
import { adoptDeclaredStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

/** A root with the sheets of the widget, gone when the test is. */
function styledRoot(theme: string) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const wrapper = document.createElement('div')
  wrapper.className = 'root'
  wrapper.dataset.theme = theme
  root.append(wrapper)
  const release = adoptDeclaredStyles(root)
  onTestFinished(() => {
    release()
    host.remove()
  })
  return wrapper
}

/** The name of an `rgb()` colour by its hue (degrees); grey where its parts are close together. */
function hueName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (spread < 20) return 'grey'
  if (green > red) return green > blue ? 'green' : 'blue'
  const hue = (60 * (green - blue)) / spread
  return Math.abs(hue) < 15 ? 'red' : hue < 45 ? 'orange' : 'other'
}

function Status({ status }: { readonly status: OrderStatus }) {
  const { name, kind } = useOrderStatus()(status)
  return <Tag kind={kind}>{name}</Tag>
}

test.each([
  ['confirmed', 'Confirmed', 'green'],
  ['refused', 'Rejected', 'red'],
  ['cancelled', 'Rejected', 'grey'],
  ['new', 'Waiting', 'orange'],
  ['waiting', 'Waiting', 'orange'],
  ['other', 'Waiting', 'orange'],
] as const)('an order %s reads %s in %s, light and dark [ORD-26, ORD-27, ORD-28]', (status, name, colour) => {
  for (const theme of ['light', 'dark']) {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    const container = styledRoot(theme)
    const view = render(
      <I18nProvider i18n={i18n}>
        <Status status={status} />
      </I18nProvider>,
      { container },
    )
    const tag = container.querySelector('.tag') as Element
    expect([tag.textContent, hueName(getComputedStyle(tag).color)]).toEqual([name, colour])
    view.unmount()
  }
})

test('the chat box takes 40 % of the window’s height [MSG-13]', () => {
  const log = document.createElement('div')
  log.className = 'message-log'
  styledRoot('light').append(log)
  expect(log.getBoundingClientRect().height).toBeCloseTo(innerHeight * 0.4, 0)
})
