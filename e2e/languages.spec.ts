import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'

const orderButtons = [
  ['it', /^Ordina e paga/],
  ['de', /^Zahlungspflichtig bestellen/],
  ['fr', /^Commander et payer/],
  ['es', /^Pedir y pagar/],
  ['en', /^Order and pay/],
] as const

test('the page changes the language without losing a form [I18N-05, SHELL-48] @phone', async ({
  page,
  openAgain,
  widget,
  customer,
}) => {
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await expect(widget.orderAndPay).toBeVisible()
  await widget.field('Cash').check()
  const notes = widget.widget.locator('textarea').first()
  await notes.fill('Ring twice, please')
  const ask = (language: string) =>
    page.evaluate((code) => document.querySelector('comanda-order')?.setAttribute('language', code), language)
  for (const [language, confirm] of orderButtons) {
    await ask(language)
    await expect(widget.button(confirm)).toBeVisible()
    await expect(notes).toHaveValue('Ring twice, please')
    await expect(notes).toBeFocused()
  }
  // Two switches in a row: the last one wins.
  for (const language of ['it', 'en']) await ask(language)
  await expect(widget.heading('Checkout')).toBeVisible()
  await expect(widget.orderAndPay).toBeVisible()
  await expect(notes).toHaveValue('Ring twice, please')
  await expect(widget.field('Cash')).toBeChecked()
})

test('a language change in the wizard keeps the chosen time [SHELL-48, I18N-06]', async ({
  page,
  openAgain,
  widget,
  customer,
}) => {
  await openAgain('/ordine', { customer, dishes: [tiramisu] })
  await expect(widget.heading('How and when?')).toBeVisible()
  await widget.button('Change').last().click()
  await widget.slots.nth(2).click({ force: true })
  const chosen = await widget.slots.nth(2).getAttribute('value')
  await widget.button('Italiano').click()
  await expect(widget.heading('Come e quando?')).toBeVisible()
  const third = page.getByRole('group', { name: 'Orario' }).getByRole('radio').nth(2)
  await expect(third).toBeChecked()
  expect(await third.getAttribute('value')).toBe(chosen)
})

test('a language chosen in the footer holds next time [I18N-03, SHELL-48] @phone', async ({
  page,
  openHost,
  widget,
}) => {
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  for (const [name, orderNow] of [
    ['Deutsch', 'Jetzt bestellen'],
    ['Français', 'Commander'],
    ['Español', 'Pedir ahora'],
    ['English', 'Order now'],
    ['Italiano', 'Ordina ora'],
  ] as const) {
    await widget.widget.getByRole('button', { name, exact: true }).last().click()
    await expect(widget.button(orderNow).first()).toBeVisible()
  }
  await page.reload()
  await widget.launcher.click()
  await expect(widget.button('Ordina ora').first()).toBeVisible()
})
