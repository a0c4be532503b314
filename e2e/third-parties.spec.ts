import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

// The menu before an order needs id_menu_vetrina, an optional addition.
for (const preload of ['intent', 'visible'] as const) {
  test(`asks no third party before the payment (preload ${preload}) @phone @additions`, async ({
    page,
    openHost,
    widget,
    origins,
    returnWith,
    customer,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await returnWith({ customer })
    await openHost({ tag: { venue: 11, preload }, hasStripe: false, begins: 'anywhere' })
    const own = [new URL(page.url()).origin, origins.cdn, origins.service]
    const foreign = () => asked.filter((url) => /^https?:/.test(url) && !own.includes(new URL(url).origin))
    await expect(widget.launcher).toBeVisible()
    expect(foreign()).toEqual([])

    const background = page.waitForResponse(/\/background\.js/)
    await widget.launcher.click()
    await background
    await widget.button('Margherita').first().click()
    await widget.sheet('Margherita').waitFor()
    await page.keyboard.press('Escape')
    await widget.addAtOnce('Tomato bruschetta')
    await widget.takeEarliest()
    await widget.checkOut()
    await widget.field('Cash').check()
    expect(foreign()).toEqual([])
  })
}
