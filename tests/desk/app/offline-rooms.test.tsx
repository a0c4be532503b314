import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { readDayPlan } from '#desk/contract/reservations.ts'
import { readTable } from '#desk/contract/tables.ts'
import { formatClock } from '#desk/parts/formats.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import type { KeptInBrowser } from '#tests/support/render-desk.tsx'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let at: Awaited<ReturnType<typeof aTable>>
beforeAll(async () => {
  service = await startService({ now: noon })
  at = await aTable(service)
  await at.round()
})

const hour = 60 * minute
type More = { nowMs?: number; browser?: KeptInBrowser; isOffline?: boolean }
const open = (path: string, more: More = {}) =>
  renderDesk(path, { service, restaurantId: at.restaurantId, nowMs: noon, ...more })
const asOf = (ms: number) =>
  new RegExp(`^The service cannot be reached. What you see is as of ${formatClock(ms, 'en')};`)
/** What is kept of calls with values, such as `day` or `table`. */
const keptOf = async ({ lists }: KeptInBrowser, path: string, value: string) =>
  (await lists.all()).filter((reply) => reply.path === path).map(({ values }) => values?.[value])

/** Opens the plan of the day, and looks at the next one too. */
async function lookAtPlans(desk: Awaited<ReturnType<typeof open>>) {
  await desk.user.click(desk.screen.getByRole('button', { name: 'Day plan' }))
  await desk.screen.findByRole('region', { name: '20:00' })
  await desk.user.click(desk.screen.getByRole('button', { name: 'Next day' }))
  await desk.settled()
  await desk.screen.findByRole('region', { name: '20:00' })
}

test('tables are readable without a network, with their time [ORD-73]', async () => {
  const first = await open('/tables/3')
  await first.user.click(first.screen.getByRole('link', { name: 'All tables' }))
  await first.screen.findByText('1 of 8 taken')
  first.close()
  // The orders are read again an hour later.
  const { browser } = first
  const second = await open('/', { browser, nowMs: noon + hour })
  second.close()
  const { screen, user, fail, expectAccessible } = await open('/tables/3', {
    browser,
    isOffline: true,
    nowMs: noon + 2 * hour,
  })
  fail()
  expect(await screen.findByRole('button', { name: 'Close the table' })).toBeTruthy()
  expect(await screen.findByText(asOf(noon))).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: 'All tables' }))
  expect(await screen.findByText('1 of 8 taken')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Orders/ }))
  expect(await screen.findByText(asOf(noon + hour))).toBeTruthy()
})

test('what was read before the line was lost says when [ORD-73]', async () => {
  const { screen, user, beat, tell, settled, advance, setOffline } = await open('/tables')
  beat()
  await user.click(screen.getByRole('link', { name: /^Orders/ }))
  advance(minute / 3)
  // Something changes while nobody looks at the tables.
  tell()
  await settled()
  advance(minute / 3)
  beat()
  setOffline(true)
  advance(minute)
  expect(await screen.findByText(/^The service cannot be reached since /)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Tables' }))
  expect(await screen.findByText('1 of 8 taken')).toBeTruthy()
  expect(await screen.findByText(asOf(noon))).toBeTruthy()
})

test('what an earlier page has kept keeps its time [ORD-73]', async () => {
  const first = await open('/tables')
  first.close()
  const { browser } = first
  const { screen, user, beat, advance, setOffline } = await open('/', { browser, nowMs: noon + hour })
  beat()
  setOffline(true)
  advance(minute)
  await screen.findByText(/^The service cannot be reached since /)
  await user.click(screen.getByRole('link', { name: 'Tables' }))
  expect(await screen.findByText(asOf(noon))).toBeTruthy()
})

test('plans of days are readable until their day is over [ORD-73]', async () => {
  const first = await open('/reservations')
  await lookAtPlans(first)
  first.close()
  const { browser } = first
  const second = await open('/reservations', { browser, isOffline: true, nowMs: noon + hour })
  await lookAtPlans(second)
  second.fail()
  expect(await second.screen.findByText(asOf(noon))).toBeTruthy()
  second.close()
  expect(await keptOf(browser, readDayPlan.path, 'day')).toEqual(['2026-03-10', '2026-03-11'])
  await open('/reservations', { browser, isOffline: true, nowMs: noon + 13 * hour })
  expect(await keptOf(browser, readDayPlan.path, 'day')).toEqual(['2026-03-11'])
})

test('nothing is kept longer than a session [ORD-73]', async () => {
  const first = await open('/tables/3')
  first.close()
  const { browser } = first
  await open('/tables/3', { browser, isOffline: true, nowMs: noon + 16 * hour })
  expect(await browser.lists.all()).toEqual([])
})

test('sixty replies about something are kept, the newest [ORD-73]', async () => {
  const { browser, user, screen } = await open('/tables')
  for (let table = 101; table <= 160; table += 1)
    browser.lists.keep({ path: readTable.path, values: { table }, reply: {}, atMs: noon - minute + table })
  await user.click(screen.getByRole('link', { name: 'Table 3' }))
  await screen.findByRole('button', { name: 'Close the table' })
  await waitFor(async () => {
    const tables = await keptOf(browser, readTable.path, 'table')
    expect([tables.length, tables.includes(3), tables.includes(101)]).toEqual([60, true, false])
  })
})

test('what an older page has kept is understood [ORD-73]', async () => {
  const first = await open('/')
  first.close()
  const { browser } = first
  const all = await browser.lists.all()
  await browser.lists.clear()
  for (const { values: _none, ...reply } of all) browser.lists.keep(reply)
  browser.lists.keep({ path: '/gone', reply: {}, atMs: noon })
  const { screen, fail } = await open('/', { browser, isOffline: true, nowMs: noon + hour })
  fail()
  expect(await screen.findByText(asOf(noon))).toBeTruthy()
})

test('a table that could not be closed says so', async () => {
  const { screen, user, setOffline, advance } = await open('/tables/3')
  setOffline(true)
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Close the table' }))
    await user.click(screen.getByRole('button', { name: 'Cash' }))
  }
  await close()
  advance(10_000)
  await screen.findByText('Not changed: there is no connection. Try again.')
  await close()
  await user.click(screen.getByRole('link', { name: 'All tables' }))
  expect(await screen.findByText('Table 3 is still open: it could not be closed')).toBeTruthy()
})
