import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/follow-requests.ts'

test.describe('the menu', () => {
  test('shows photos in two columns when narrow, else three [MENU-13, MENU-14]', async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
  }) => {
    await service.change(restaurant, { restaurant: { layout: 'grid' } })
    await openAgain('/menu', { dishes: [] })
    const dishes = widget.widget.locator('.dishes').nth(1)
    const columns = () => dishes.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    for (const [width, expected] of [
      [390, 2],
      [599, 2],
      [600, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(columns, `columns at ${width} px`).toBe(expected)
    }
  })

  test('finds a dish despite a typo, offline, and adds it', async ({ page, openAgain, widget, expectAccessible }) => {
    await openAgain('/menu', { dishes: [] })
    const field = widget.widget.getByRole('searchbox', { name: 'Search the menu' })
    // The first touch loads the lists that are out of sight.
    await field.click()
    await expect(widget.button('Espresso')).toHaveCount(1)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/webservice/') && !request.url().includes('/get_image/')) asked.push(request.url())
    })
    await field.fill('bruscheta')
    // The box is found by its dish, after the dish itself [MENU-29].
    await expect(widget.status('2 dishes found')).toBeVisible()
    const shown = widget.widget.locator('.dishes .name').filter({ visible: true })
    await expect(shown).toHaveText(['Tomato bruschetta', 'Family box'])
    await expectAccessible()
    expect(asked).toEqual([])
    await widget.button('Add Tomato bruschetta').click()
    await expect(widget.status('Tomato bruschetta added to your order')).toBeVisible()
    await field.press('Escape')
    await expect(widget.heading('Starters')).toBeVisible()
  })

  test('says that filters are not there yet, and tries again [MENU-49]', async ({
    page,
    openAgain,
    widget,
    expectAccessible,
    quietConsole,
  }) => {
    quietConsole.expect(/Failed to load resource/)
    let isAway = true
    await page.route('**/search.js', (route) => (isAway ? route.abort() : route.continue()))
    const release = await holdBack(page, '**/search.js')
    await openAgain('/menu', { dishes: [] })
    await widget.widget.getByRole('group', { name: 'Filters' }).getByText('Vegan').click()
    await expect(widget.status('Loading…')).toBeVisible()
    release()
    const alert = widget.widget.getByRole('alert')
    await expect(alert).toBeVisible()
    await expectAccessible()
    isAway = false
    await widget.button('Try again').click()
    await expect(widget.status(/^Your filters hide \d+ dishes/)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('hides what somebody must not eat, until one tap', async ({ openAgain, widget, expectAccessible }) => {
    await openAgain('/menu', { dishes: [] })
    await widget.button('Allergens').click()
    const sheet = widget.sheet('Leave out allergens')
    await sheet.getByRole('checkbox', { name: 'No milk' }).check()
    await expectAccessible()
    await sheet.getByRole('button', { name: /^Show \d+ dishes$/ }).click()
    await expect(widget.status(/^Your filters hide \d+ dishes/)).toBeVisible()
    await expect(widget.button('Margherita')).toHaveCount(0)
    await widget.widget.getByRole('group', { name: 'Filters' }).getByText('No milk').click()
    await expect(widget.button('Margherita').first()).toBeVisible()
  })
})
