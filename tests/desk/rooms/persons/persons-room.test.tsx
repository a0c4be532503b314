import { beforeAll, expect, test, vi } from 'vitest'

import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('a guest’s data are looked up, saved and erased [ACCT-76]', async () => {
  const restaurantId = await service.newRestaurant()
  const { email } = await service.newCustomer(restaurantId)
  const { screen, user, expectAccessible } = await renderDesk('/persons', { service, restaurantId })
  const field = await screen.findByLabelText<HTMLInputElement>('Their e-mail address or telephone')
  const look = () => user.click(screen.getByRole('button', { name: 'Look' }))
  await enterText(user, field, 'Anna')
  await look()
  await screen.findByText('Type a whole e-mail address or telephone number.')
  expect([field.value, document.activeElement]).toEqual(['Anna', field])
  await enterText(user, field, 'nobody@example.org')
  await look()
  await screen.findByRole('heading', { name: 'Nothing is kept of nobody@example.org.' })
  await enterText(user, field, email)
  await look()
  const heading = await screen.findByRole('heading', { name: `What is kept of ${email}` })
  expect(document.activeElement).toBe(heading)
  await screen.findByText('1 account · 0 orders · 0 reservations')
  await expectAccessible()

  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:file'
  })
  await user.click(screen.getByRole('button', { name: 'Save as a file' }))
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({ accounts: [{ account: [{ email }] }] })

  await user.click(screen.getByRole('button', { name: 'Erase the person' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.click(screen.getByRole('button', { name: 'Erase the person' }))
  await screen.findByText(/nobody can bring them back/)
  await user.click(screen.getByRole('button', { name: 'Erase for good' }))
  await screen.findByText('The person is erased. Amounts and dishes stay.')
  await look()
  await screen.findByRole('heading', { name: `Nothing is kept of ${email}.` })
})
