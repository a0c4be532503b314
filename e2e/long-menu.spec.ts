import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { scrollMenu } from './support/scroll-menu.ts'

// A thousand dishes in 25 categories; far from the viewport they are text (decision 106).

/** Dishes that are drawn, by their place in the category that lists them, in the order of the page. */
const drawn = (page: Page) =>
  page.locator('comanda-order .dish').evaluateAll((dishes) => dishes.map((dish) => Number(dish.ariaPosInSet)))
const nodes = (page: Page) =>
  page.locator('comanda-order').evaluate((host) => host.shadowRoot?.querySelectorAll('*').length)

test.describe('a menu of a thousand dishes @phone', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 6 })) })
  test.beforeEach(async ({ openAgain, widget }) => {
    await openAgain('/menu', { venue: 61, dishes: [] })
    await widget.button('Add Pasta with tomato, house style').waitFor()
  })

  test('draws what is near, and names what is not [MENU-36]', async ({ page, widget, expectAccessible }) => {
    const { button, heading } = widget
    const last = widget.widget.getByText('Iced tea with lemon, classic')
    // Touches count once the background work has been loaded; the first brings all lists.
    await expect(async () => {
      await heading('Pasta').click()
      await expect(last).toHaveCount(1, { timeout: 5000 })
    }).toPass()
    await expect(button('Iced tea with lemon, classic')).toHaveCount(0)
    await expectAccessible()
    await widget.categories.getByRole('button', { name: 'Burger' }).click()
    await expect(heading('Burger')).toBeFocused()
    await expect(button('Burger with tomato, classic')).toBeInViewport()
    await expect(button('Pasta with tomato, house style')).toHaveCount(0)
    await expect(heading('Pasta')).toHaveCount(1)
    await expect(widget.widget.getByText('Pasta with tomato, house style')).toHaveCount(1)
    expect((await drawn(page)).length).toBeLessThan(100)
  })

  test('keeps the heading of a category in its place [MENU-37]', async ({ page, widget }) => {
    await widget.categories.getByRole('button', { name: 'Burger' }).click()
    const heading = widget.heading('Burger')
    await expect(heading).toBeFocused()
    const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    await expect(widget.button('Burger with tomato, classic')).toBeInViewport()
    const before = await top()
    // Dishes above it are drawn in place of their names.
    await scrollMenu(page, -200)
    await scrollMenu(page, 200)
    await expect.poll(top).toBe(before)
  })

  test('leads by Tab from dish to dish [MENU-36]', async ({ page, widget }) => {
    await widget.categories.getByRole('button', { name: 'Burger' }).click()
    await widget.button('Burger with tomato, classic').focus()
    const places = [1]
    while (places.length < 60) {
      await page.keyboard.press('Tab')
      const place = await page.locator('comanda-order').evaluate((host) => {
        const focused = host.shadowRoot?.activeElement
        return focused?.matches('.open') ? Number(focused.closest('li')?.ariaPosInSet) : null
      })
      if (place !== null) places.push(place)
    }
    expect(places).toEqual([...Array(40).keys(), ...Array(20).keys()].map((index) => index + 1))
    expect((await drawn(page)).length).toBeLessThan(100)
  })

  test('keeps a dish that holds the focus [MENU-36]', async ({ page, widget }) => {
    const dish = widget.button('Pasta with tomato, house style')
    await dish.focus()
    await scrollMenu(page, 6000)
    await expect(widget.button(/^Add Risotto/).first()).toBeVisible()
    await expect(dish).toBeFocused()
    await widget.categories.getByRole('button', { name: 'Risotto' }).focus()
    await expect(dish).toHaveCount(0)
  })

  test('comes back to the same dish [MENU-37]', async ({ page, widget }) => {
    await widget.categories.getByRole('button', { name: 'Burger' }).click()
    await expect(widget.button('Burger with tomato, classic')).toBeInViewport()
    await scrollMenu(page, 2500)
    const dish = widget.button('Burger with vegetables, classic')
    await expect(dish).toBeInViewport()
    const top = () => dish.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    // Lists above may still come.
    let before = await top()
    await expect.poll(async () => before === (before = await top())).toBe(true)

    await dish.click()
    await page.keyboard.press('Escape')
    await expect(dish).toBeFocused()
    await expect.poll(top).toBe(before)

    await widget.go('/carrello')
    await widget.heading('Your order').waitFor()
    await page.evaluate(() => history.back())
    await expect(dish).toBeInViewport()
    await expect.poll(top).toBe(before)
  })

  test('counts what the order has of a dish drawn again [MENU-20]', async ({ page, widget }) => {
    await widget.button('Pasta with tomato, house style').click()
    await widget
      .sheet('Pasta with tomato, house style')
      .getByRole('button', { name: /^Add to order/ })
      .click()
    const more = widget.button('Add Pasta with tomato, house style, 1 in your order')
    await expect(more).toBeVisible()
    // The focus came back to the dish, which would keep it.
    await widget.categories.getByRole('button', { name: 'Pasta' }).focus()
    await scrollMenu(page, 6000)
    await expect(more).toHaveCount(0)
    await scrollMenu(page, -6000)
    await expect(more).toBeInViewport()
  })

  test('draws a dish where its name was found [MENU-36]', async ({ page, widget }) => {
    const name = 'Burger with vegetables, classic'
    const text = widget.widget.getByText(name)
    await expect(async () => {
      await widget.heading('Pasta').click()
      await expect(text).toHaveCount(1, { timeout: 5000 })
    }).toPass()
    // Find in page scrolls so, which no test can call.
    const distance = await text.evaluate((element, found) => {
      const [names] = element.childNodes
      if (!(names instanceof Text)) throw new Error('The names are not one text.')
      const range = document.createRange()
      range.setStart(names, names.data.indexOf(found))
      range.setEnd(names, names.data.indexOf(found) + found.length)
      return range.getBoundingClientRect().top - innerHeight / 2
    }, name)
    await scrollMenu(page, distance)
    await expect(widget.button(name)).toBeInViewport()
  })

  test('draws few results of many [MENU-33, MENU-36]', async ({ page, widget }) => {
    await widget.widget.getByRole('searchbox', { name: 'Search the menu' }).fill('with')
    await expect(widget.status('1,000 dishes found')).toBeVisible()
    await widget.button(/^Show all/).click()
    await expect(widget.widget.locator('.search-results .dish-names').first()).toBeAttached()
    await scrollToEnd(page)
    await expect(widget.button('Iced tea with orange, family size')).toBeInViewport()
    expect(await nodes(page)).toBeLessThan(1000)
  })
})

for (const [count, productTimes] of [
  [1000, 1],
  [5000, 5],
] as const) {
  test.describe(`a scroll to the end of ${count} dishes @phone`, () => {
    test.use({
      restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 6, productTimes })),
    })

    test('holds less than a thousand elements [MENU-36]', async ({ page, openAgain, widget }) => {
      await openAgain('/menu', { venue: 61, dishes: [] })
      await widget.button('Add Pasta with tomato, house style').first().waitFor()
      const most = await scrollToEnd(page)
      await expect(widget.button('Iced tea with orange, family size').last()).toBeInViewport()
      expect(most).toBeLessThan(1000)
    })
  })
}

/** Scrolls until nothing more of the menu comes; returns the most elements there were on the way. */
async function scrollToEnd(page: Page): Promise<number> {
  let most = 0
  let ends = 0
  while (ends < 2) {
    const moved = await scrollMenu(page, 5000)
    most = Math.max(most, (await nodes(page)) ?? Infinity)
    ends = moved > 0 ? 0 : ends + 1
    // Lists that are asked for as they come near.
    if (moved === 0) await page.waitForLoadState('networkidle')
  }
  return most
}
