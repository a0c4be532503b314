import { day } from '#tests/support/builders.ts'

import { expect, test } from './support/fixtures.ts'
import { margherita } from './support/remote-diner.ts'
import { watchShifts } from './support/watch-shifts.ts'

test('from home to the presentation, its photos and the news [HOME-08, HOME-09, NEWS-01, NEWS-02, NEWS-05]', async ({
  page,
  openHost,
  widget,
  expectAccessible,
}) => {
  const { widget: root } = widget

  await test.step('home tells about the venue', async () => {
    await openHost({ tag: { venue: 11 } })
    await widget.launcher.click()
    await expect(widget.heading('About us')).toBeVisible()
    await expect(root.getByText(/^Gino’s first trattoria.*\.\.\.$/s)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the presentation is complete, its gallery swipes and turns', async () => {
    await widget.button('Read more about us').click()
    await expect(widget.heading('About us')).toBeFocused()
    await expect(root.getByText(/dogs are welcome\.$/)).toBeVisible()
    await expectAccessible()
    const gallery = root.getByRole('region', { name: 'Photos' })
    const photo = (number: number) => gallery.getByRole('img', { name: `photo ${number} of 5` })
    await expect(photo(1)).toBeInViewport({ ratio: 0.9 })
    await gallery.getByRole('button', { name: 'Next photo' }).click()
    await expect(photo(2)).toBeInViewport({ ratio: 0.9 })
    await gallery.getByRole('list').focus()
    await page.keyboard.press('End')
    await expect(photo(5)).toBeInViewport({ ratio: 0.9 })
    await expect(gallery.getByRole('status')).toHaveText('Photo 5 of 5')
    // As after a swipe.
    await gallery
      .getByRole('list')
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
    await expect(gallery.getByRole('status')).toHaveText('Photo 2 of 5')
    await widget.button('Back to home').click()
  })

  await test.step('news are read by keyboard, from list to item', async () => {
    await widget.button('See all news').focus()
    await page.keyboard.press('Enter')
    await expect(widget.heading('News')).toBeFocused()
    await expect(root.getByRole('article')).toHaveCount(4)
    await expectAccessible()
    await widget.button('White truffle is back').focus()
    await page.keyboard.press('Enter')
    await expect(widget.heading('White truffle is back')).toBeVisible()
    await expect(widget.button('Previous')).toBeDisabled()
    await widget.button('Next').focus()
    await page.keyboard.press('Enter')
    await expect(widget.heading('Learn to make pasta on Thursdays')).toBeVisible()
    await expect(widget.heading('News')).toBeFocused()
    await expectAccessible()
    await widget.button('Back to all news').click()
    await expect(root.getByRole('article')).toHaveCount(4)
  })
})

test('the lower part of home moves nothing that stands', async ({ page, openHost, widget }) => {
  const shifted = await watchShifts(page)
  await openHost({ tag: null, elements: [{ venue: 11 }] })
  await expect(widget.heading('Contacts')).toBeVisible()
  await widget.heading('Contacts').scrollIntoViewIfNeeded()
  await expect(widget.button('Show the map')).toBeVisible()
  expect(await shifted()).toBeLessThan(0.1)
})

test('the costs of the cart move nothing that stands [CART-59]', async ({
  page,
  openHost,
  returnWith,
  widget,
  customer,
}) => {
  const shifted = await watchShifts(page)
  await returnWith({ dishes: [margherita], customer })
  await openHost({ tag: null, elements: [{ venue: 11, route: '/carrello' }] })
  await expect(widget.button('Discard order')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThan(0.01)
})

for (const width of [700, 900]) {
  test(`the navigation moves no dish when it comes, ${width} px`, async ({ page, openHost, returnWith, widget }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifted = await watchShifts(page)
    await returnWith({ dishes: [margherita] })
    await openHost({ tag: null, elements: [{ venue: 11, route: '/menu' }] })
    await expect(widget.widget.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await expect(widget.button('Tiramisu').first()).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
  })
}

test.describe('the map', () => {
  const provider = 'https://maps.example'
  const mapUrl = `${provider}/embed?q={address}&z={zoom}`

  test('asks nothing of its provider before the tap [HOME-14, HOME-15]', async ({
    page,
    openHost,
    widget,
    origins,
    expectAccessible,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route(`${provider}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Here we are</p>' }),
    )
    await openHost({ tag: { venue: 11, 'map-url': mapUrl } })
    await widget.launcher.click()
    await widget.button('Show the map').scrollIntoViewIfNeeded()
    await expectAccessible()
    const own = [new URL(page.url()).origin, origins.cdn, origins.service]
    expect(asked.filter((url) => /^https?:/.test(url) && !own.includes(new URL(url).origin))).toEqual([])

    await widget.button('Show the map').press('Enter')
    const frame = widget.widget.getByTitle('Map of Trattoria da Gino Centro')
    await expect(frame.contentFrame().getByText('Here we are')).toBeVisible()
    expect(asked).toContain(`${provider}/embed?q=Via%20Po%2012%2C%2010123%20Torino%20(TO)&z=14`)
    expect(await frame.boundingBox()).toMatchObject({ height: 200 })
    await expect(widget.widget.getByRole('group', { name: /^Map of/ })).toBeFocused()
  })

  test('is a plain link where the page’s policy forbids frames', async ({ openHost, widget, quietConsole }) => {
    quietConsole.expect(/Content Security Policy/)
    await openHost({ tag: { venue: 11, 'map-url': mapUrl }, csp: 'strict' })
    await widget.launcher.click()
    await widget.button('Show the map').click()
    await expect(widget.widget.getByText('The map cannot be shown on this page.')).toBeVisible()
    await expect(widget.widget.getByRole('link', { name: /^Open the map/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    )
  })
})

test('points arrive when the order is consumed [LOYAL-01, LOYAL-07, PTS-11]', async ({
  openAgain,
  service,
  restaurant,
  widget,
  expectAccessible,
}) => {
  const customer = await service.addCustomer(restaurant, { card: { points: 44 } })
  await service.change(restaurant, { promotion: { id: 1, to: day('2099-12-31') } })

  await test.step('an order of 6.50 at a point for each euro', async () => {
    await openAgain('/carrello', { customer, dishes: [margherita] })
    await widget.goToCheckout.click()
    await expect(widget.widget.getByText('You earn 6 points with this order')).toBeVisible()
    await widget.orderInCash()
    await widget.go('/fidelity')
    await expect(widget.widget.getByText('44 points', { exact: true })).toBeVisible()
    await expect(widget.widget.getByText('You have no rewards yet.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('consumed, it brings the points and the reward at 50', async () => {
    const [order] = await service.ordersOf(restaurant)
    await service.decide(restaurant, order?.id ?? 0, 'confirm')
    await service.consume(restaurant, order?.id ?? 0)
    await widget.go('/')
    await widget.go('/fidelity')
    await expect(widget.widget.getByText('50 points', { exact: true }).first()).toBeVisible()
    await expect(widget.widget.getByRole('region', { name: 'Your rewards' }).getByRole('listitem')).toHaveText(
      /^A dessert on us/,
    )
    await expectAccessible()
  })
})
