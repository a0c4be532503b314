import { expect, test } from './fixtures.ts'

test('a table is asked for', async ({ openAgain, diner, view, service, restaurant, customer }) => {
  await openAgain('/prenotazioni/prenota-tavolo', { customer, venue: 12 })
  await diner.holds(view.field(/^E-mail/), customer.email)
  await diner.press(view.radioIn('Day', 1))
  await diner.press(view.radioIn('Time', 0))
  await diner.choose({ role: 'checkbox', name: /privacy policy/ })
  await diner.press(view.button('Book'))
  await diner.hasFocus(view.heading('Your request is sent'))
  expect(await service.reservationsOf(restaurant)).toMatchObject([{ status: 'waiting' }])
})
