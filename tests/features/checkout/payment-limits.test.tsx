import { expect, test } from 'vitest'

import { openCards } from './open-cards.ts'

test('a code may leave too little for a card [PAY-35]', async () => {
  const { screen, user, press, orders, expectAccessible } = await openCards({
    service: { code: { id: 1, value: 95 } },
  })
  // The other one is a card reader at the door.
  const card = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /^Card/ })[0]!
  await user.click(card())
  await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
  expect(await screen.findByText(/^Card cannot be used for 0,32.€. Choose another way to pay.$/)).toBeTruthy()
  expect([card().disabled, card().checked]).toEqual([true, false])
  expect(card().closest('label')?.textContent).toContain('From 0,50\u00a0€ on')
  await expectAccessible()
  await press()
  expect(await orders()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }))
  expect([card().disabled, card().checked]).toEqual([false, true])
})
