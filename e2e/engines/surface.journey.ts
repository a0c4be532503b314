import { tiramisu } from '../support/remote-diner.ts'
import { expect, test } from './fixtures.ts'

test('Escape and Back undo steps, the page stands still', async ({ openHost, returnWith, diner, view }) => {
  const dish = view.button('Buffalo mozzarella')
  const sheet = view.sheet('Buffalo mozzarella')
  const hostLink = { role: 'link', name: 'Our story' }
  const scrolled = () => diner.evaluate(() => scrollY)
  const back = () => diner.evaluate(() => history.back())
  await returnWith({ dishes: [tiramisu] })
  await openHost({ tag: { venue: 11 }, body: '<p style="height: 2000px">long</p><a href="#story">Our story</a>' })
  await diner.evaluate(() => scrollTo(0, 400))
  const address = await diner.evaluate(() => location.href)

  await diner.press(view.launcher)
  await diner.press(view.button('Order now'))
  await diner.appears(dish)
  await diner.disappears(hostLink)

  await diner.press(dish)
  await diner.hasFocus(view.heading('Buffalo mozzarella'))
  await diner.key('Escape')
  await diner.disappears(sheet)
  await diner.hasFocus(dish)
  await diner.key('Enter')
  await diner.appears(sheet)
  await back()
  await diner.disappears(sheet)
  await diner.hasFocus(dish)
  await back()
  await diner.appears(view.heading('Trattoria da Gino Centro'))
  await diner.key('End')
  expect(await scrolled()).toBe(400)
  await back()
  await diner.hasFocus(view.launcher)
  await diner.appears(hostLink)
  expect(await scrolled()).toBe(400)
  expect(await diner.evaluate(() => location.href)).toBe(address)
  // The page scrolls again.
  await diner.press(hostLink)
  await diner.key('Home')
  await expect.poll(scrolled).toBe(0)
})
