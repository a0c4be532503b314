import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'

test('Back undoes one step each, then closes; the address stays [SHELL-37]', async ({
  page,
  openHost,
  returnWith,
  widget,
}) => {
  await returnWith({ dishes: [tiramisu] })
  await openHost({ tag: { venue: 11 } })
  const address = page.url()
  await page.evaluate(() => history.replaceState({ router: 'of the page' }, ''))
  await widget.launcher.click()
  await widget.orderNow.click()
  await widget.button('Buffalo mozzarella').first().click()
  await expect(widget.sheet('Buffalo mozzarella')).toBeVisible()
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => history.state.router as string)).toBe('of the page')

  await page.goBack()
  await expect(widget.sheet('Buffalo mozzarella')).toBeHidden()
  await expect(widget.categories).toBeVisible()
  await page.goBack()
  await expect(widget.orderNow).toBeVisible()
  await page.goBack()
  await expect(widget.orderNow).toBeHidden()
  await expect(widget.launcher).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => history.state)).toEqual({ router: 'of the page' })
})

test('closing leaves no history step; reopened, Back closes [SHELL-37]', async ({
  page,
  openHost,
  returnWith,
  widget,
}) => {
  await returnWith({ dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  const address = page.url()
  await widget.launcher.click()
  await widget.openCart()
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.heading('Your order')).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()

  await widget.launcher.click()
  await widget.button('Back').click()
  await expect(widget.categories).toBeVisible()
  await page.goBack()
  await expect(widget.categories).toBeHidden()
  expect(page.url()).toBe(address)
  await widget.launcher.click()
  await expect(widget.categories).toBeVisible()
})

// The menu without a slot needs id_menu_vetrina, an optional addition.
test('a route the page opens is one step: Back closes [SHELL-37, SHELL-38] @additions', async ({
  page,
  openHost,
  widget,
}) => {
  await openHost({ tag: { venue: 11 } })
  await page.evaluate(() => window.Comanda?.('open', '/ordine'))
  await expect(widget.heading('How and when?')).toBeVisible()
  await page.evaluate(() => window.Comanda?.('close'))
  await page.evaluate(() => window.Comanda?.('open', '/menu'))
  await expect(widget.categories).toBeVisible()
  await page.goBack()
  await expect(widget.categories).toBeHidden()
})

test('after a link to a dish Back opens the menu [SHELL-37, SHELL-38] @additions', async ({
  page,
  openHost,
  widget,
}) => {
  await openHost({ tag: { venue: 11 } })
  const before = page.url()
  await page.goto(`${before}?ordering_route=%2Fmenu%2F2%2Fscheda%2F201`)
  const linked = page.url()
  const sheet = widget.sheet('Margherita')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(widget.categories).toBeVisible()
  await page.goBack()
  await expect(widget.categories).toBeHidden()
  await expect(widget.launcher).toBeVisible()
  expect(page.url()).toBe(linked)
  await page.goBack()
  expect(page.url()).toBe(before)
})

test('history steps of page and widget do not mix [SHELL-37]', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 }, body: '<p id="chapter">top</p>' })
  await page.evaluate(() => {
    addEventListener('popstate', () => (document.getElementById('chapter')!.textContent = location.hash || 'top'))
    history.pushState({ chapter: 2 }, '', '#second')
  })
  await widget.launcher.click()
  await widget.orderNow.click()
  await expect(widget.heading('How and when?')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(widget.launcher).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#second')
  await page.goBack()
  await expect(page.locator('#chapter')).toHaveText('top')
})

test('with history="off" Back leaves the page as it always did [SHELL-37]', async ({ page, openHost, widget }) => {
  await page.goto('about:blank')
  await openHost({ tag: { venue: 11, history: 'off' } })
  const entries = await page.evaluate(() => history.length)
  await widget.launcher.click()
  await widget.orderNow.click()
  await expect(widget.heading('How and when?')).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})
