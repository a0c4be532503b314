import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

test('times that an owner gives are those of the widget [SET-60]', async ({
  page,
  origins,
  restaurant,
  openHost,
  widget,
  expectAccessible,
}) => {
  await openDesk(page, origins.service, restaurant)
  await page.goto(`${origins.service}/staff/set-up/services/11?restaurant=${restaurant.id}`)
  const takeAway = page.getByRole('region', { name: 'Take-away', exact: true })
  const offered = takeAway.getByLabel('Offered')
  await offered.press('Space')
  await expect(takeAway.getByLabel('First time')).toHaveCount(0)
  await offered.press('Space')
  const remove = takeAway.getByRole('button', { name: /^Remove times/ })
  while ((await remove.count()) > 0) await remove.first().press('Enter')
  for (const [from, to] of [
    ['12:00', '12:30'],
    ['19:00', '19:15'],
  ] as const) {
    await takeAway.getByRole('button', { name: 'Add times' }).press('Enter')
    const times = takeAway.getByRole('listitem').last()
    // What a new one begins with is of some days only.
    for (const box of await times.getByRole('checkbox', { checked: false }).all()) await box.press('Space')
    await times.getByLabel('First time').fill(from)
    await times.getByLabel('Last time').fill(to)
  }
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved.')).toBeAttached()

  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await widget.orderNow.click()
  await widget.days.nth(1).click({ force: true })
  await expect(widget.slots).toHaveCount(5)
  for (const [place, time] of ['12:00', '12:15', '12:30', '19:00', '19:15'].entries())
    await expect(widget.slots.nth(place)).toHaveAccessibleName(new RegExp(`^${time}`))
})
