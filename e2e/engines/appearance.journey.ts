import { expect, test } from './fixtures.ts'

test('the language changes, and holds after a reload', async ({ openHost, diner, view }) => {
  await openHost({ tag: { venue: 11 } })
  await diner.press(view.launcher)
  for (const [language, orderNow] of [
    ['Deutsch', 'Jetzt bestellen'],
    ['Italiano', 'Ordina ora'],
  ] as const) {
    await diner.press(view.button(language))
    await diner.appears(view.button(orderNow))
  }
  await diner.reload()
  // The button of the page, which names a time while the restaurant is closed.
  await diner.press(view.button(/^(Ordina (ora|per)|Apre)/))
  await diner.appears(view.heading('Trattoria da Gino Centro'))
  await diner.appears(view.button('Ordina ora'))
})

test('the theme changes while the widget is open', async ({ openHost, diner, view }) => {
  await openHost({ tag: { venue: 11, theme: 'light' } })
  await diner.press(view.launcher)
  await diner.appears(view.heading('Trattoria da Gino Centro'))
  const light = await diner.evaluate(brightness)
  await diner.evaluate(() => document.querySelector('comanda-order')?.setAttribute('theme', 'dark'))
  await expect.poll(() => diner.evaluate(brightness)).toBeLessThan(60)
  expect(light).toBeGreaterThan(230)
})

/** Red, green and blue of the widget's background on average, 0 to 255. Runs in the page. */
function brightness(): number {
  const root = document.querySelector('comanda-order')?.shadowRoot?.querySelector('.root')
  const colours = root ? getComputedStyle(root).backgroundColor.match(/[\d.]+/g) : null
  return (colours ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one) / 3, 0)
}
