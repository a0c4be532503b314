import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { startService } from '#tests/support/service.ts'

import { codeField, fourth, fourthCode, openWizard, scan, seeMenu, stepOf } from './open-table-wizard.tsx'

beforeAll(async () => {
  await startService()
})

/** The page has no camera, or one that answers so. */
function withCamera(getUserMedia: () => Promise<MediaStream>) {
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'mediaDevices', before)
    else Reflect.deleteProperty(navigator, 'mediaDevices')
  })
}

describe('TableStep', () => {
  test('sends the typed text and continues to the menu [WIZ-18]', async () => {
    const wizard = await openWizard()
    const { screen, user, instance, path } = wizard
    await wizard.chooseTable()
    await screen.findByRole('button', scan)
    expect(screen.queryByRole('button', seeMenu)).toBeNull()
    await wizard.expectAccessible()
    const text = 'https://pizzeria.example/?identificativo=stella-4-b4Tn '
    await wizard.type(text)
    await user.click(await screen.findByRole('button', seeMenu))
    expect(wizard.decoded()).toEqual([text])
    await waitFor(() => expect(path()).toBe('/menu'))
    expect(instance.stores.draft.state).toMatchObject({
      type: 'table',
      table: { ...fourth, code: text },
      venueId: 21,
      timetableId: 214,
      slotStart: '2026-11-20 12:00:00',
    })
  })

  test('folds up to the table’s name, without day or time', async () => {
    const wizard = await openWizard()
    await wizard.chooseTable()
    await wizard.type(fourthCode)
    await wizard.screen.findByRole('button', seeMenu)
    expect(stepOf(wizard)?.textContent).toBe('Table4Change')
    expect(wizard.screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('4')
    expect(wizard.screen.queryByRole('heading', { name: 'Day' })).toBeNull()
    expect(wizard.screen.queryByRole('heading', { name: 'Time' })).toBeNull()
    await wizard.expectAccessible()
  })

  test.each([
    ['no table', 'stella-9-none'],
    ['no code', 'WIFI:S:stella;P:secret;;'],
  ])('alerts for a text that is %s and stays [WIZ-19]', async (_which, text) => {
    const wizard = await openWizard()
    const { screen, user } = wizard
    await wizard.chooseTable()
    await wizard.type(text)
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByRole('alert').textContent).toBe(
      'This code belongs to no table here. Scan the QR code on your table.',
    )
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('button', seeMenu)).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', codeField).value).toBe(text)
  })

  test('reports a failed connection; the code can be retried', async () => {
    const wizard = await openWizard()
    const { screen, user, service, restaurantId } = wizard
    await wizard.chooseTable()
    await screen.findByRole('textbox', codeField)
    service.faults.next({ path: '/decode', kind: 'drop', restaurantId })
    await wizard.type(fourthCode)
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    expect(await screen.findByRole('button', seeMenu)).toBeTruthy()
  })

  test('asks nothing with an empty field and leads to it', async () => {
    const wizard = await openWizard()
    await wizard.chooseTable()
    const field = await wizard.screen.findByRole('textbox', codeField)
    await wizard.user.click(wizard.screen.getByRole('button', { name: 'Use it' }))
    expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field)
    expect(wizard.decoded()).toEqual([])
  })

  test.each([
    ['was refused', () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))],
    ['is not there', () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'))],
  ])('says that the camera %s; other ways stay [WIZ-20]', async (_how, getUserMedia) => {
    withCamera(getUserMedia)
    const wizard = await openWizard()
    const { screen, user } = wizard
    await wizard.chooseTable()
    await user.click(await screen.findByRole('button', scan))
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('It was not possible to connect to the camera.')
    await wizard.expectAccessible()
    await wizard.type(fourthCode)
    await screen.findByRole('button', seeMenu)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says in Italian what the specification says of a camera [WIZ-20]', async () => {
    withCamera(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')))
    const { screen, user } = await openWizard({ language: 'it' })
    await user.click(await screen.findByRole('button', { name: 'Ordina al tavolo' }))
    await user.click(await screen.findByRole('button', { name: 'Scansiona il codice' }))
    expect(await screen.findByText('Non è stato possibile connettersi alla fotocamera.')).toBeTruthy()
  })

  test('stops a camera that starts after leaving [WIZ-21]', async () => {
    const stopped: string[] = []
    const asked: ((stream: MediaStream) => void)[] = []
    withCamera(() => new Promise((resolve) => asked.push(resolve)))
    const wizard = await openWizard()
    await wizard.chooseTable()
    await wizard.user.click(await wizard.screen.findByRole('button', scan))
    await waitFor(() => expect(asked).toHaveLength(1))
    await wizard.user.click(await wizard.screen.findByRole('button', { name: 'Stop the camera' }))
    const track = { stop: () => stopped.push('video') }
    asked[0]?.({ getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream)
    await waitFor(() => expect(stopped).toEqual(['video']))
    await wizard.screen.findByRole('button', scan)
  })

  test('clears later steps only when the table changes [WIZ-35]', async () => {
    const wizard = await openWizard()
    const { screen, user } = wizard
    await wizard.chooseTable()
    await wizard.type(fourthCode)
    await screen.findByRole('button', seeMenu)
    await user.click(within(stepOf(wizard) as HTMLElement).getByRole('button', { name: 'Change' }))
    expect(screen.queryByRole('button', seeMenu)).toBeNull()
    await wizard.type('stella-7-d8Fy')
    await screen.findByRole('button', seeMenu)
    expect(stepOf(wizard)?.textContent).toBe('Table7Change')
  })

  test('lets the diner choose a time before the kitchen opens', async () => {
    const hours = { from: '19:00', to: '22:00', stepMinutes: 30 } as never
    const wizard = await openWizard({ service: { type: 'table', timetable: hours } })
    await wizard.chooseTable()
    await wizard.type(fourthCode)
    await wizard.user.click(await wizard.screen.findByRole('radio', { name: '19:30' }))
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.instance.stores.draft.state).toMatchObject({ table: fourth, slotStart: '2026-11-20 19:30:00' })
  })
})
