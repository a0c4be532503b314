import { expect, test } from './support/fixtures.ts'
import { sample } from './support/sample.ts'

const cookieBar = `<div id="cookies" style="position: fixed; inset: auto 0 0; height: 90px; background: #fff; z-index: 9">
  We use cookies. <button onclick="document.getElementById('cookies').remove()">Accept</button></div>`

test('the button makes room for a cookie bar', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11, avoid: '#cookies' }, body: cookieBar })
  const height = page.viewportSize()?.height ?? 0
  const distance = async () => {
    const box = await widget.launcher.boundingBox()
    return height - (box?.y ?? 0) - (box?.height ?? 0)
  }
  await expect.poll(distance).toBe(102)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(distance).toBe(16)
})

const green = 'rgb(11, 110, 79)'
const pageButton = `<style>body { font-family: Georgia } .book { background: ${green}; color: #fff; border-radius: 4px }</style>
  <button class="book">Book a table</button>`

test('a link of the page opens the widget, keeping focus', async ({ page, openHost, widget }) => {
  await openHost({
    tag: { venue: 11, openers: true, 'theme-from': 'page' },
    body: `${pageButton}<a href="#elsewhere" data-comanda-open="/ordine">Order a table</a>`,
  })
  // The module of both options has run.
  await expect(widget.launcher).toHaveCSS('background-color', green)
  const link = page.getByRole('link', { name: 'Order a table' })
  await link.click()
  await expect(widget.heading('How and when?')).toBeVisible()
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(link).toBeFocused()
})

test('button and widget take the look of the page', async ({ openHost, widget }) => {
  await openHost({ tag: { venue: 11, 'theme-from': 'page' }, body: pageButton })
  await expect(widget.launcher).toHaveCSS('background-color', green)
  await expect(widget.launcher).toHaveCSS('font-family', 'Georgia')
  await widget.launcher.click()
  await expect(widget.orderNow).toHaveCSS('background-color', green)
  await expect(widget.orderNow).toHaveCSS('font-family', 'Georgia')
  await expect(widget.orderNow).toHaveCSS('border-radius', '4px')
})

test('no option of these loads nothing', async ({ page, openHost, widget }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHost({ tag: { venue: 11 }, body: pageButton })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  expect(requests.filter((url) => /extras|wear-page-look/.test(url))).toEqual([])
})

test('parts of the widget take styles of the page', async ({ openHost, widget, origins, restaurant }) => {
  await openHost({ tag: { venue: 11 }, head: sample('parts', origins, restaurant) })
  await widget.launcher.click()
  await expect(widget.orderNow).toHaveCSS('text-transform', 'uppercase')
})

// The default brand in both themes: text on fills, links, badges and fills must not have it any more.
const reds = ['rgb(179, 38, 30)', 'rgb(156, 33, 26)', 'rgb(255, 138, 128)', 'rgb(43, 9, 6)', 'rgb(255, 157, 148)']

for (const theme of ['light', 'dark']) {
  test(`nothing keeps the default colour in the ${theme} theme`, async ({ page, openHost, widget }) => {
    await openHost({
      tag: { venue: 11, theme, route: '/menu' },
      head: '<style>:root { --comanda-color: #0b6e4f }</style>',
    })
    await widget.launcher.click()
    await expect(page.locator('comanda-order h2').first()).toBeVisible()
    const found = await page.evaluate((colours) => {
      const root = document.querySelector('comanda-order')?.shadowRoot
      return [...(root?.querySelectorAll('*') ?? [])].flatMap((element) => {
        const style = getComputedStyle(element)
        const worn = [style.color, style.backgroundColor, style.borderTopColor, style.fill, style.textDecorationColor]
        return worn.some((colour) => colours.includes(colour)) ? [element.outerHTML.slice(0, 100)] : []
      })
    }, reds)
    expect(found).toEqual([])
  })
}

test('in a narrow place type and time stand still', async ({ page, openHost, returnWith, widget }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await returnWith({ dishes: [] })
  await openHost({
    tag: null,
    elements: [{ venue: 11, route: '/' }],
    head: '<style>comanda-order{width:380px}</style>',
  })
  const entries = widget.widget.locator('.options-rotation > *')
  await expect(entries.first()).toBeVisible()
  for (const entry of (await entries.all()).slice(1)) await expect(entry).toBeHidden()
  await page.addStyleTag({ content: 'comanda-order { width: 900px !important }' })
  await expect(widget.button('Stop changing the options')).toBeVisible()
})
