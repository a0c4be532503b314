import { beforeAll, expect, test } from 'vitest'

import { addOperatorAs } from '#server/commands/add-operator.ts'
import { operator } from '#tests/server/support/operator-desk.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderOperatorPage } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  await addOperatorAs(service.db, { ...operator, nowMs: service.clock.now() })
})

test('an operator signs in, makes a restaurant, invites its owner [SET-02..04] [SET-124]', async () => {
  const { screen, user, settled, expectAccessible } = await renderOperatorPage({ service })
  await screen.findByRole('heading', { name: 'Sign in as an operator' })
  await expectAccessible()
  await enterText(user, screen.getByLabelText('E-mail'), operator.email)
  await enterText(user, screen.getByLabelText('Password'), 'guess-again')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('E-mail or password is wrong.')
  await enterText(user, screen.getByLabelText('Password'), operator.password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  await screen.findByRole('heading', { name: 'New restaurant' })
  await user.click(await screen.findByRole('button', { name: 'Make the restaurant' }))
  await screen.findByText('Name is missing.')
  await enterText(user, screen.getByLabelText('Name of the restaurant'), 'Osteria Lumen')
  await user.selectOptions(screen.getByLabelText('Country'), 'AU')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Australia/Perth')
  await user.selectOptions(screen.getByLabelText('Country'), 'IT')
  expect(screen.queryByLabelText('Time zone')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make the restaurant' }))
  const row = (await screen.findByText('Osteria Lumen')).closest('li')!
  expect(row.textContent).toContain('Opens soon')
  expect(row.textContent).toContain('It has no owner yet.')
  await expectAccessible()

  await enterText(user, row.querySelector('input[name="name"]')!, 'Rita')
  await enterText(user, row.querySelector('input[name="email"]')!, 'rita@lumen.example')
  await user.click(row.querySelector<HTMLButtonElement>('button[type="submit"]')!)
  await screen.findByText(/^This link was mailed\./)
  await settled()
  expect(row.querySelector<HTMLInputElement>('.link input')?.value).toMatch(/\/staff\/invitation#[\w-]{43}$/)
  expect(row.textContent).toContain('Invited: Rita (rita@lumen.example)')
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of Rita' }))
  await expect.poll(() => row.textContent).not.toContain('Invited: Rita')
  expect(row.querySelector('.link')).toBeNull()

  await enterText(user, screen.getByLabelText('Find by name or number'), 'nowhere')
  await screen.findByText('No restaurant has this name or number.')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Sign in as an operator' })
})
