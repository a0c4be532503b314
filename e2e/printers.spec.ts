import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { remoteDiner } from './support/remote-diner.ts'

type Poll = { readonly jobReady: boolean; readonly jobToken?: string; readonly mediaTypes?: readonly string[] }

/** A printer of Star at its address: asks once and prints what there is; answers what was on the paper, null = nothing. */
async function askAt(address: string): Promise<string | null> {
  const says = { statusCode: '200%20OK', clientAction: [{ request: 'Encodings', result: 'text/plain' }] }
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(says) }
  const { jobReady, jobToken = '', mediaTypes = [] } = (await (await fetch(address, init)).json()) as Poll
  if (!jobReady) return null
  const fetched = await fetch(`${address}?${new URLSearchParams({ token: jobToken, type: mediaTypes[0] ?? '' })}`)
  const paper = await fetched.text()
  await fetch(`${address}?${new URLSearchParams({ token: jobToken, code: 'OK' })}`, { method: 'DELETE' })
  return paper
}

test('a new printer prints, and the desk misses it [PRINT-09] [PRINT-14]', async ({
  page,
  context,
  origins,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // What the printer does now was three minutes ago, as soon as the clock of the service runs again.
  await service.setClock(restaurant, Date.now() - 3 * 60_000)
  const diner = remoteDiner(service, restaurant, { customer })
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Printers')
  await expect(page.getByText(/^There is no printer yet/)).toBeVisible()
  const form = page.getByRole('region', { name: 'Add a printer' })
  await form.getByLabel('Name').fill('Oven')
  await form.getByRole('button', { name: 'Add' }).click()
  await form.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await expect(form.getByLabel('Address')).toHaveValue(address)
  const printer = page.getByRole('region', { name: 'Oven' })
  await expect(printer.getByText(/^Has never asked yet/)).toBeVisible()

  expect(await askAt(address)).toBeNull()
  await expect(printer.getByText('Asks for work')).toBeVisible()
  const order = await diner.order()
  await service.decide(restaurant, order, 'confirm')
  expect(await askAt(address)).toContain(String(order))
  const ticket = printer.getByRole('listitem').filter({ hasText: `Order ${order} · Kitchen ticket` })
  await expect(ticket.getByText('Printed', { exact: true })).toBeVisible()
  await expectAccessible()

  const next = await diner.order()
  await service.decide(restaurant, next, 'confirm')
  await openRoom(page, 'Orders')
  await service.setClock(restaurant, null)
  const banner = page.getByText(/^1 ticket waits for the printer “Oven, /)
  await expect(banner).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Look at the printers' }).click()
  await expect(printer.getByText(/^Has not asked since /)).toBeVisible()

  expect(await askAt(address)).toContain(String(next))
  await expect(banner).toHaveCount(0)
  await expect(printer.getByText('Asks for work')).toBeVisible()
})
