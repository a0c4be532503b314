import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'

const bar = `<style>#bar { position: fixed; inset: auto 0 0; height: 72px; background: #eee; z-index: 999 }</style>
  <nav id="bar"><a href="#call">Call</a> <a href="#book" style="position: absolute; right: 40px; top: 20px">Book</a></nav>`

test('the bar that the button avoids stays usable @phone', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11, avoid: '#bar' }, body: bar })
  const above = async () => {
    const box = await widget.launcher.boundingBox()
    return (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
  }
  await expect.poll(above).toBe(84)
  await page.getByRole('link', { name: 'Book' }).click()
  await expect(page).toHaveURL(/#book$/)
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
})

/** Puts a dialog or popover of the page into body, as pop-ups and cookie notes stand there, before or after the tag. */
const addNote = (page: Page, kind: 'dialog' | 'auto' | 'manual') =>
  page.evaluate((wanted) => {
    const note = document.createElement(wanted === 'dialog' ? 'dialog' : 'div')
    const accept = document.createElement('button')
    accept.textContent = 'Accept'
    accept.onclick = () => (note instanceof HTMLDialogElement ? note.close() : note.hidePopover())
    note.id = 'note'
    note.append('We use cookies.', accept)
    if (wanted !== 'dialog') note.popover = wanted
    document.body.append(note)
  }, kind)
const showNote = (page: Page) =>
  page.evaluate(() => {
    const note = document.getElementById('note')
    if (note instanceof HTMLDialogElement) note.showModal()
    else note?.showPopover()
  })

for (const kind of ['dialog', 'auto', 'manual'] as const) {
  test(`a ${kind} of the page over the panel is usable [SHELL-72] @phone`, async ({ page, openHost, widget }) => {
    await openHost({ tag: { venue: 11 } })
    await addNote(page, kind)
    await widget.launcher.click()
    await expect(widget.orderNow).toBeVisible()
    await showNote(page)
    const accept = page.getByRole('button', { name: 'Accept' })
    await accept.click()
    await expect(accept).toBeHidden()
    await widget.orderNow.click()
    await expect(widget.heading('How and when?')).toBeVisible()
  })
}

for (const kind of ['dialog', 'auto'] as const) {
  test(`Escape closes the ${kind} of the page, then the panel [SHELL-72] @phone`, async ({
    page,
    openHost,
    widget,
  }) => {
    await openHost({ tag: { venue: 11 } })
    await addNote(page, kind)
    await widget.launcher.click()
    await expect(widget.orderNow).toBeVisible()
    await showNote(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
    await expect(widget.orderNow).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(widget.orderNow).toBeHidden()
  })
}

const menuOfPage = `<dialog id="menu"><button onclick="Comanda('open')">Order here</button></dialog>
  <button onclick="document.getElementById('menu').showModal()">Ways to order</button>`

test('Escape closes the panel, then the dialog around it [SHELL-72] @phone', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 }, body: menuOfPage })
  await page.getByRole('button', { name: 'Ways to order' }).click()
  const order = page.getByRole('button', { name: 'Order here' })
  await order.click()
  await expect(widget.orderNow).toBeVisible()
  await widget.orderNow.focus()
  await page.keyboard.press('Escape')
  await expect(widget.orderNow).toBeHidden()
  await expect(order).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(order).toBeHidden()
})

test('markup that the page copies or keeps is never inert [SHELL-73] @phone', async ({ page, openHost, widget }) => {
  await openHost({ tag: { venue: 11 }, body: '<a href="#there">There</a>' })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  // As Turbo keeps a page that is left, and htmx a part of it.
  await page.evaluate(() => {
    Object.assign(globalThis, { kept: document.body.cloneNode(true) })
    document.body.innerHTML += ''
  })
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.orderNow).toBeHidden()
  await page.getByRole('link', { name: 'There' }).click()
  await expect(page).toHaveURL(/#there$/)
  await page.evaluate(() => document.body.replaceWith(Reflect.get(globalThis, 'kept') as HTMLElement))
  await expect(page.locator('[inert], [data-comanda-inert]')).toHaveCount(0)
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
})

test('a page that listens for data-open hears no tap @phone', async ({ page, openHost, widget }) => {
  // Foundation 6 (`js/foundation.util.triggers.js`): opens what the attribute names, and throws where it names nothing.
  const foundation = `<script>
    document.addEventListener('click', (event) => {
      const opener = event.composedPath().find((node) => node instanceof Element && node.matches('[data-open]'))
      if (opener) document.querySelector('#' + opener.dataset.open)
    })
  </script>`
  await openHost({ tag: { venue: 11 }, head: foundation })
  await widget.launcher.click()
  await widget.orderNow.click()
  await expect(widget.heading('How and when?')).toBeVisible()
  const names = await page.evaluate(() => document.querySelector('comanda-order')?.getAttributeNames() ?? [])
  expect(names.filter((name) => name.startsWith('data-') && !name.startsWith('data-comanda-'))).toEqual([])
})

test('a second tag for another restaurant says so @phone', async ({
  page,
  openHost,
  widget,
  service,
  origins,
  quietConsole,
}) => {
  quietConsole.expect(/Comanda: restaurant \d+ runs here, not restaurant \d+\./)
  const other = await service.addRestaurant()
  await openHost({ tag: { venue: 11 } })
  await expect(widget.launcher).toBeVisible()
  const told = page.waitForEvent('console', (line) => line.text().includes(`not restaurant ${other.id}.`))
  await page.evaluate(
    ([src, restaurant]) => {
      const script = document.createElement('script')
      script.src = src ?? ''
      script.dataset.restaurant = restaurant
      document.body.append(script)
    },
    [`${origins.cdn}/comanda.js`, String(other.id)],
  )
  await told
  await expect(page.locator('html > div')).toHaveCount(1)
})

test('signing in works in a frame without forms [SHELL-76] @phone', async ({
  page,
  openHost,
  hostAddress,
  quietConsole,
}) => {
  quietConsole.expect(/Blocked form submission|can escape its sandboxing/)
  const framed = hostAddress({ tag: { venue: 11, route: '/utente/login' } })
  await openHost({
    tag: null,
    body: `<iframe src="${framed}" sandbox="allow-scripts allow-same-origin" style="width: 100%; height: 700px"></iframe>`,
  })
  const frame = page.frameLocator('iframe')
  await frame.locator('html > div').getByRole('button').click()
  await frame.getByLabel('E-mail or user name', { exact: true }).fill('nobody@example.com')
  await frame.getByLabel('Password', { exact: true }).fill('wrong password')
  // The code that sends forms there comes after the first screen.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(frame.getByText('Account or password not correct.')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
