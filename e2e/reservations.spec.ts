import { id, price } from '#tests/support/builders.ts'

import { expect, test } from './support/fixtures.ts'
import { typeCard } from './support/type-card.ts'

const privacy = /privacy policy/
const deposits = [10, 20].map((units) => ({ id: id<'Deposit'>(units), price: price(`${units}.00`) }))

test('a visitor books a table with the keyboard alone', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  await test.step('home leads to the form [HOME-03, HOME-04]', async () => {
    await openHost({ tag: { venue: 11 } })
    await widget.launcher.click()
    await widget.button('Book a table').focus()
    await page.keyboard.press('Enter')
    await expect(widget.heading('Book a table')).toBeFocused()
    await expectAccessible()
  })

  await test.step('what is missing is said, and reached [RESV-09]', async () => {
    await widget.button('Book').focus()
    await page.keyboard.press('Enter')
    await expect(widget.widget.getByText('Day is a mandatory field')).toBeVisible()
    await expectAccessible()
  })

  await test.step('day and time by arrow keys, the rest by typing [RESV-06, RESV-08]', async () => {
    await widget.days.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(widget.days.nth(1)).toBeChecked()
    await widget.slots.first().focus()
    await page.keyboard.press('Space')
    await widget.field(/^Name/).focus()
    await page.keyboard.type('Anna Rossi')
    await page.keyboard.press('Tab')
    await page.keyboard.type('+39 333 555 0199')
    await page.keyboard.press('Tab')
    await page.keyboard.type('anna.rossi@example.com')
    await widget.widget.getByRole('checkbox', { name: privacy }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  })

  await test.step('the table waits [RESV-20]', async () => {
    await expect(widget.heading('Your table is booked')).toBeFocused()
    await expect(widget.widget.getByText('See you soon.')).toBeVisible()
    expect(await service.reservationsOf(restaurant)).toMatchObject([{ status: 'confirmed', people: 2 }])
    await expectAccessible()
  })

  await test.step('it goes into the calendar as a file', async () => {
    const download = page.waitForEvent('download')
    await widget.button('Add to calendar').click()
    expect((await download).suggestedFilename()).toMatch(/^reservation-\d+\.ics$/)
  })
})

test('a requested table is confirmed and kept in the history @wire', async ({
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await test.step('the form knows who asks [RESV-10]', async () => {
    await openAgain('/prenotazioni/prenota-tavolo', { customer, venue: 12 })
    await expect(widget.field(/^E-mail/)).toHaveValue(customer.email)
    await widget.days.nth(1).click({ force: true })
    await widget.slots.first().click({ force: true })
    await widget.widget.getByText(privacy).click()
    await widget.button('Book').click()
    await expect(widget.widget.getByText('Your request has been sent: await confirmation.')).toBeVisible()
  })

  await test.step('the staff confirms with a word [RESV-37]', async () => {
    const [booked] = await service.reservationsOf(restaurant)
    expect(booked?.status).toBe('waiting')
    await service.decideReservation(restaurant, booked?.id ?? 0, 'confirm', 'By the window.\nSee you!')
  })

  await test.step('history and page show what the staff says [RESV-28, RESV-31, RESV-32]', async () => {
    await widget.button('Your reservations').click()
    await expect(widget.widget.getByText('Confirmed')).toBeVisible()
    await expectAccessible()
    await widget.button(/^Details/).click()
    await expect(widget.widget.getByText('See you!')).toBeVisible()
    await expectAccessible()
  })

  await test.step('it is cancelled by phone only [RESV-34]', async () => {
    await widget.button('Cancel the reservation').click()
    await expect(widget.sheet('Cancel the reservation')).toContainText('phone the restaurant')
    await expectAccessible()
  })
})

test('a required deposit is declined, challenged and paid @additions', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  const [declined, challenged] = ['4000000000000002', '4000002500003155']
  const sheet = widget.sheet('Your card')
  const pay = () => sheet.getByRole('button', { name: /^Pay / }).click()
  await service.change(restaurant, { venueId: 11, type: 'reservation', service: { deposits, depositRequired: true } })

  await test.step('the form has no way around it [RESV-43]', async () => {
    await openAgain('/prenotazioni/prenota-tavolo', { venue: 11 })
    await expect(widget.widget.getByText(/^This restaurant takes reservations with a deposit only/)).toBeVisible()
    await expect(widget.field('No deposit')).toHaveCount(0)
    await widget.days.nth(1).click({ force: true })
    await widget.slots.first().click({ force: true })
    await widget.field(/^Name/).fill('Anna Rossi')
    await widget.field(/^Phone/).fill('+39 333 555 0199')
    await widget.field(/^E-mail/).fill('anna.rossi@example.com')
    await widget.widget.getByText(privacy).click()
    await widget.button('Book').click()
    await expect(widget.widget.getByText('Deposit is a mandatory field')).toBeVisible()
    await expect(widget.widget.getByRole('group', { name: 'Deposit' })).toBeFocused()
    await expectAccessible()
  })

  await test.step('the card is declined: nothing is booked [RESV-26]', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await widget.field('Card').check()
    await widget.button(/^Book and pay/).click()
    await typeCard(page, declined)
    await pay()
    await expect(sheet.getByRole('alert')).toHaveText('Your card was declined.')
    expect(await service.reservationsOf(restaurant)).toEqual([])
  })

  await test.step('the page of the bank leads back, and the table is booked [RESV-20, RESV-23]', async () => {
    await typeCard(page, challenged)
    await pay()
    await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: 'Complete' }).click()
    await expect(widget.heading('Your table is booked')).toBeVisible()
    expect(await service.reservationsOf(restaurant)).toMatchObject([{ status: 'confirmed' }])
    expect(await service.moneyOf(restaurant)).toBe(1000)
    await expectAccessible()
  })

  await test.step('what nothing can pay is booked by phone [RESV-44]', async () => {
    await service.change(restaurant, { paymentMode: { id: 2, types: ['takeAway'] } })
    await service.change(restaurant, { paymentMode: { id: 3, types: ['takeAway'] } })
    await openAgain('/prenotazioni/prenota-tavolo', { venue: 11 })
    await expect(widget.widget.getByRole('link', { name: /^Call \+39/ })).toBeVisible()
    await expect(widget.widget.getByRole('form')).toHaveCount(0)
    await expectAccessible()
  })
})
