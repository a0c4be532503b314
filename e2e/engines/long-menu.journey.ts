import { scrollInPage } from '../support/scroll-menu.ts'
import { expect, test } from './fixtures.ts'

test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 6 })) })

test('Back shows the dishes left in a long menu [MENU-37]', async ({ openAgain, diner, view }) => {
  const dish = view.button('Burger with vegetables, classic')
  const tops = () =>
    diner.evaluate(() => {
      const root = document.querySelector('comanda-order')?.shadowRoot
      const drawn = [...(root?.querySelectorAll('.dish .open') ?? [])]
      const one = drawn.find((name) => name.textContent === 'Burger with vegetables, classic')
      return { dish: Math.round(one?.getBoundingClientRect().top ?? Number.NaN), isFew: drawn.length < 100 }
    })
  await openAgain('/menu', { venue: 61, dishes: [] })
  await diner.press(view.button('Burger', view.categories))
  await diner.hasFocus(view.heading('Burger'))
  await diner.appears(view.button('Burger with tomato, classic'))
  await diner.evaluate(scrollInPage, 2500)
  await diner.appears(dish)

  // Pressing it may scroll it into the middle.
  await diner.press(dish)
  await diner.appears(view.sheet('Burger with vegetables, classic'))
  const before = await tops()
  expect(before.isFew).toBe(true)
  await diner.key('Escape')
  await diner.hasFocus(dish)
  expect(await tops()).toEqual(before)

  await diner.evaluate(() => window.Comanda?.('navigate', '/carrello'))
  await diner.appears(view.heading('Your order'))
  await diner.evaluate(() => history.back())
  await diner.appears(dish)
  await expect.poll(tops).toEqual(before)
})
