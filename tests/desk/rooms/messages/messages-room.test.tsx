import { beforeAll, expect, test } from 'vitest'

import { sendMessage } from '#src/contract/chat.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('a typed answer outlasts news and a lost line', async () => {
  const { restaurantId, place, diner } = await aCounter(service)
  const write = async (order: number, text: string) =>
    diner.api.call(sendMessage, { kind: 'order', subjectId: id<'Subject'>(order), text })
  const [first, second] = [(await place()).id, (await place()).id]
  const { screen, user, tell, settled, setOffline, expectAccessible } = await renderDesk('/messages', {
    service,
    restaurantId,
    nowMs: noon,
  })
  await screen.findByText('Nobody has written yet.')
  await write(first, 'Is there garlic in it?')
  tell()
  await settled()
  const field = screen.getByRole('textbox', { name: `Order ${first} Your answer` })
  await user.type(field, 'No, ')
  await write(second, 'Are you open?')
  await write(first, 'Or onions?')
  tell()
  await settled()
  expect(document.activeElement).toBe(field)
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles()).toEqual([`Order ${second}`, `Order ${first}`])
  await expectAccessible()

  await user.type(field, 'none.')
  const send = screen.getByRole('button', { name: `Send: Order ${first}` })
  setOffline(true)
  await user.click(send)
  await screen.findByText('Not changed: there is no connection. Try again.')
  expect(field).toHaveProperty('value', 'No, none.')
  setOffline(false)
  await user.click(send)
  await screen.findByText(`Order ${first} is answered`)
  const said = screen.getByRole('list', { name: `Order ${first}` })
  expect(said.lastElementChild?.textContent).toMatch(/No, none\.$/)
  expect(field).toHaveProperty('value', '')
})

test('unread conversations stand first', async () => {
  const { restaurantId, place, diner } = await aCounter(service)
  const orders = [(await place()).id, (await place()).id]
  for (const order of orders)
    await diner.api.call(sendMessage, { kind: 'order', subjectId: id<'Subject'>(order), text: 'Hello' })
  const opened = () => renderDesk('/messages', { service, restaurantId, nowMs: noon })
  const { screen, user } = await opened()
  await user.type(screen.getByRole('textbox', { name: `Order ${orders[1]} Your answer` }), 'Hello!')
  await user.click(screen.getByRole('button', { name: `Send: Order ${orders[1]}` }))
  await screen.findByText(`Order ${orders[1]} is answered`)
  const titles = (await opened()).screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([`Order ${orders[0]}`, `Order ${orders[1]}`])
})
