import type { Locator } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { margherita } from './support/remote-diner.ts'

// Forced colours take grounds and shadows away; what is left to show a control and its state are lines and letters.

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('forced colours show where the button and its bag are @phone', async ({ openHost, widget }) => {
  await openHost({ tag: { venue: 11 } })
  await expectEdge(widget.launcher)
  await expectEdge(widget.launcher.locator('i'))
})

test('forced colours show the chosen day and time @phone [SHELL-95]', async ({ openAgain, widget }) => {
  await openAgain('/prenotazioni/prenota-tavolo', { venue: 11 })
  await widget.days.nth(1).click({ force: true })
  await widget.slots.nth(1).click({ force: true })
  await expectChosen(faceOf(widget.days.nth(1)), faceOf(widget.days.first()))
  await expectChosen(faceOf(widget.slots.nth(1)), faceOf(widget.slots.first()))
  await expectEdge(widget.button('Book'))
  await expectEdge(widget.button('One more person'))
})

test('forced colours show the filter, category and tab chosen @phone [SHELL-95]', async ({ openAgain, widget }) => {
  await openAgain('/menu', { dishes: [margherita] })
  const categories = widget.categories.getByRole('button')
  await expectChosen(categories.first(), categories.nth(1))
  await expectEdge(widget.button(/^Add /).first())
  await expectEdge(widget.viewOrder)
  const filters = widget.widget.getByRole('group', { name: 'Filters' }).getByRole('checkbox')
  await filters.first().click({ force: true })
  await expectChosen(faceOf(filters.first()), faceOf(filters.nth(1)))

  await widget.go('/menu/2/scheda/201')
  const sheet = widget.sheet('Margherita')
  const tabs = sheet.getByRole('tab')
  await expectChosen(tabs.first(), tabs.nth(1))
  await expectEdge(sheet.locator('.stepper'))
  await expectEdge(sheet.getByRole('button', { name: /^Add to order/ }))
})

/** What is drawn of a pill, whose radio or checkbox is hidden. */
const faceOf = (control: Locator) => control.locator('xpath=following-sibling::*')

/** The line around an element, as "1px solid rgb(…)", and whether its ground hides it. */
const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(node)
    const isSeen = parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor
    return { line: `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`, isSeen }
  })

async function expectEdge(element: Locator) {
  await expect(element).toBeVisible()
  const { line, isSeen } = await edgeOf(element)
  expect([line, isSeen]).toEqual([expect.stringContaining('solid'), true])
}

async function expectChosen(chosen: Locator, other: Locator) {
  await expectEdge(chosen)
  await expectEdge(other)
  await expect(async () => {
    const [one, two] = await Promise.all([edgeOf(chosen), edgeOf(other)])
    expect(one.line).not.toBe(two.line)
  }).toPass()
}
