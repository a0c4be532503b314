import { fireEvent, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'
import { noon, tiramisu } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const csv = (text: string, name = 'menu.csv') => new File([text], name, { type: 'text/csv' })
const wine = csv('Tipo;Piatto;Euro\nDolci;Tiramisù;6,50\nDolci;Panna cotta al miele;5\n')

async function importPage(language: Language = 'en') {
  const desk = await renderDesk('/menu/import', { service, restaurantId, language })
  const { screen, user } = desk
  const choose = async (file: File, label = 'File with the menu') =>
    user.upload(await screen.findByLabelText(label), file)
  const look = async () => user.click(screen.getByRole('button', { name: 'See what changes' }))
  return { ...desk, choose, look }
}

test('a column is chosen, differences are seen and written [SET-21, SET-22, SET-23]', async () => {
  const { screen, user, choose, look, path, expectAccessible } = await importPage()
  expect(screen.getByText('Download a table to begin with').closest('a')?.download).toBe('menu.csv')
  await expectAccessible()
  await choose(wine)
  const columns = within(await screen.findByRole('region', { name: 'Columns of the file' }))
  expect(document.activeElement?.textContent).toBe('Columns of the file')
  columns.getByText('Tiramisù · Panna cotta al miele')
  expect(columns.getByLabelText<HTMLSelectElement>('Piatto').value).toBe('name')
  columns.getByText('No column is chosen for: Price. Choose which one it is.')
  expect(columns.getByRole<HTMLButtonElement>('button', { name: 'See what changes' }).disabled).toBe(true)
  await user.selectOptions(columns.getByLabelText('Tipo'), 'Price')
  await user.selectOptions(columns.getByLabelText('Euro'), 'Price')
  expect(columns.getByLabelText<HTMLSelectElement>('Tipo').value).toBe('')
  await user.selectOptions(columns.getByLabelText('Tipo'), 'Category')
  await expectAccessible()
  await look()
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  expect(document.activeElement?.textContent).toBe('What changes')
  await user.click(changes.getByText('1 new dish'))
  changes.getByText('Panna cotta al miele')
  const price = changes.getByText('1 changed price').closest('details')
  expect(price?.textContent).toContain('Tiramisù · Pricebefore: 5,50 → after: 6,50')
  changes.getByText(/^\d+ dishes are not in the file and stay$/)
  await expectAccessible()
  await user.click(changes.getByLabelText('Also take away the dishes that are not in the file'))
  changes.getByText(/^\d+ dishes are not in the file and are taken away$/)
  expect(changes.queryByRole('button', { name: 'Write 2 changes' })).toBeNull()
  await user.click(changes.getByLabelText('Also take away the dishes that are not in the file'))
  await user.click(changes.getByRole('button', { name: 'Write 2 changes' }))
  await screen.findByText('The menu is written. Diners see it from now on.')
  await expectAccessible()
  await user.click(screen.getByText('See the menu'))
  expect(path()).toBe('/staff/menu')
  await screen.findByText('Panna cotta al miele')
})

test('faults are said and what was chosen stays [SET-22]', async () => {
  const { screen, user, choose, settled } = await importPage('it')
  await choose(csv('Piatto;Euro\nTorta;chiedere\n'), 'File con il menù')
  await user.selectOptions(await screen.findByLabelText('Euro'), 'Prezzo')
  await user.click(screen.getByText('Vedi che cosa cambia'))
  await screen.findByText('Riga 2, colonna «Euro»: «chiedere» non è un prezzo: inserire un importo, ad esempio 8,50.')
  await settled()
  expect(screen.getByLabelText<HTMLSelectElement>('Euro').value).toBe('price')
})

test('a menu that was edited meanwhile is looked at again [SET-23]', async () => {
  const { screen, user, choose, look } = await importPage()
  await choose(csv('Nome;Prezzo\nTiramisù;6\n'))
  await screen.findByRole('region', { name: 'Columns of the file' })
  await look()
  await user.click(await screen.findByLabelText(/^Also take away/))
  const desk = deskOf(service, restaurantId)
  const path = `products/${tiramisu}/set-up/dish`
  const { version, value } = await desk.read<{ version: string; value: object }>(path)
  await desk.post(path, { version, value: { ...value, price: 5.8 } })
  await user.click(screen.getByRole('button', { name: /^Write \d+ changes$/ }))
  await screen.findByText(/^Somebody else has changed the menu meanwhile\./)
  expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull()
  await look()
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  expect(changes.getByText('1 changed price').closest('details')?.textContent).toContain('5,80')
})

test('a table that is there already changes nothing [SET-22]', async () => {
  const { screen, choose, look, setOffline } = await importPage()
  await choose(csv('Nome;Prezzo\nTiramisù;5,50\n'))
  await screen.findByRole('region', { name: 'Columns of the file' })
  setOffline(true)
  await look()
  await screen.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await look()
  await screen.findByText('Everything in the file is in the menu already.')
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

test('a dropped file is taken, one that is none refused [SET-20]', async () => {
  const { screen, choose, expectAccessible } = await importPage()
  await choose(csv('GIF89a\u0000', 'menu.gif'))
  await screen.findByText('This file cannot be read. Save it as XLSX or CSV, and choose that one.')
  await expectAccessible()
  const area = screen.getByLabelText('File with the menu').closest('.desk-sheet')
  if (!area) throw new Error('There is nothing to drop a file on.')
  fireEvent.drop(area, { dataTransfer: { files: [wine] } })
  await screen.findByText('Chosen: menu.csv')
  expect(screen.queryByText(/^This file cannot be read/)).toBeNull()
})

test('a manager has no such page [SET-23]', async () => {
  const email = 'manager@example.com'
  const row = { restaurantId, email, name: 'Mara', role: 'manager', venueId: null, passwordHash } as const
  await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
  const { screen, path } = await renderDesk('/menu/import', { service, restaurantId, email })
  await screen.findByText('New product')
  expect(path()).toBe('/staff/menu')
  expect(screen.queryByText('Import from a file')).toBeNull()
})
