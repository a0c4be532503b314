import { expect, test } from './fixtures.ts'

// Far from the viewport a thousand dishes are text, and WebKit holds no page in place (decision 106).
test.describe('a menu of a thousand dishes', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 6 })) })

  test('Back leads to the same dish [MENU-37]', async ({ openAgain, diner, view }) => {
    const dish = view.button('Burger with tomato, small portion')
    const place = async () => (await diner.see(dish))?.middle?.y
    await openAgain('/menu', { venue: 61, dishes: [{ dish: 1001 }] })
    await diner.press({ ...view.button('Burger'), within: view.categories })
    await diner.press(dish)
    await diner.key('Escape')
    await diner.hasFocus(dish)
    const before = await place()
    await view.openCart()
    await diner.evaluate(() => history.back())
    await expect.poll(place).toBe(before)
  })
})
