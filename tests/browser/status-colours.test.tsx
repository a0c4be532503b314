import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'

import type { OrderStatus } from '#src/contract/placed-order.ts'
import { useOrderStatus } from '#src/parts/order/use-order-status.ts'
import { useReservationStatus } from '#src/parts/reservation/use-reservation-status.ts'
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
  const [red = 0, green = 0, blue = 0] = numbersOf(colour)
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  if (spread < 20) return 'grey'
  // Beyond yellow, which lies where both are equal.
  if (green > red) return green > blue ? 'green' : 'blue'
  const hue = (60 * (green - blue)) / spread
  return Math.abs(hue) < 15 ? 'red' : hue < 45 ? 'orange' : 'yellow'
}

type StatusProps = { readonly status: OrderStatus }

function StatusOfOrder({ status }: StatusProps) {
  const { name, kind } = useOrderStatus()(status)
  return <Tag kind={kind}>{name}</Tag>
}

function StatusOfReservation({ status }: StatusProps) {
  const { name, kind } = useReservationStatus()(status)
  return <Tag kind={kind}>{name}</Tag>
}

/** Word, colour and background of a status in a theme. */
function drawn(status: ReactNode, theme: string) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const container = styledRoot(theme)
  const view = render(<I18nProvider i18n={i18n}>{status}</I18nProvider>, { container })
  const tag = container.querySelector('.tag') as Element
  const { color, backgroundColor } = getComputedStyle(tag)
  const word = tag.textContent
  view.unmount()
  return { word, color, backgroundColor }
}

const numbersOf = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number)

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = numbersOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
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
    const { word, color } = drawn(<StatusOfOrder status={status} />, theme)
    expect([word, hueName(color)]).toEqual([name, colour])
  }
})

test.each([
  ['confirmed', 'Confirmed', 'green'],
  ['refused', 'Rejected', 'red'],
  ['cancelled', 'Cancelled', 'grey'],
  ['new', 'New', 'grey'],
  ['waiting', 'Waiting', 'yellow'],
  ['other', 'Waiting', 'yellow'],
] as const)('a reservation %s reads %s in %s, light and dark [RESV-36]', (status, name, colour) => {
  for (const theme of ['light', 'dark']) {
    const { word, color, backgroundColor } = drawn(<StatusOfReservation status={status} />, theme)
    expect([word, hueName(color)]).toEqual([name, colour])
    const filled = colour === 'yellow' ? hueName(backgroundColor) : colour
    expect(filled).toBe(colour)
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
  }
})

test('the chat box takes 40 % of the window’s height [MSG-13]', () => {
  const log = document.createElement('div')
  log.className = 'message-log'
  styledRoot('light').append(log)
  expect(log.getBoundingClientRect().height).toBeCloseTo(innerHeight * 0.4, 0)
})
