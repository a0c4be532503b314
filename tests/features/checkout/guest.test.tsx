import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { orderConsentsQuery } from '#src/api/venue-content-calls.ts'
import { readCheckoutForm } from '#src/state/checkout-form.ts'
import { id } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'
import { wholeText } from '#tests/support/whole-text.ts'

import { openCards } from './open-cards.ts'
import { confirm, openCheckout } from './open-checkout.tsx'

const privacy = 'I have read and accept the privacy policy'
const wholeDetails = 'Fill in all your details to continue'

const collect = { ...draftSamples.collect, service: { restaurant: { guestOrderTypes: ['takeAway' as const] } } }

const namesAtTable = { 'First name': 'Luca', 'Last name': 'Verdi' }
const oneName = { 'First and last name': 'Luca Verdi' }

async function openGuest(setup: Parameters<typeof openCheckout>[0] = {}) {
  const order = await openCards({ ...draftSamples.table, isGuest: true, ...setup })
  const { screen, user } = order
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  await screen.findByRole('textbox', { name: 'Phone' })
  await screen.findByRole('checkbox', { name: privacy })
  return {
    ...order,
    field,
    /** All those of a table, or the given names and e-mail, and the phone. One is left blank. */
    async fillInDetails(blank?: string, names: Readonly<Record<string, string>> = namesAtTable) {
      const details = { ...names, Phone: '+39 333 555 0202' }
      for (const [name, text] of Object.entries(details)) await user.type(field(name), name === blank ? '  ' : text)
      await user.click(screen.getByRole('checkbox', { name: privacy }))
    },
  }
}

describe('the details of a guest', () => {
  test('are asked first, with consents, nothing ticked [CHK-06, CHK-07, BAPI-15]', async () => {
    const { screen, calls, expectAccessible } = await openGuest()
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings.slice(0, 5)).toEqual(['Checkout', 'Order at the table', 'Your details', 'Payment', 'Invoice'])
    expect(screen.getByText(wholeText('Table 3'))).toBeTruthy()
    expect(screen.getByText('2 people')).toBeTruthy()
    const boxes = within(screen.getByRole('region', { name: 'Your details' })).getAllByRole<HTMLInputElement>(
      'checkbox',
    )
    expect(boxes.map(({ checked }) => checked)).toEqual([false])
    expect(calls.filter((call) => call === '/account/get_billing_address')).toEqual([])
    await expectAccessible()
  })

  test('miss consents that do not load, and say so [BERR-07]', async () => {
    let isBroken = true
    // The links to the same documents load: only what guests are asked fails.
    const answer = (path: string, body: string) =>
      isBroken && path === '/restaurant/get-privacy-checkboxes' && body.includes('for_reservation')
        ? new Response('broken', { status: 500 })
        : null
    const order = await openCards({ ...draftSamples.table, isGuest: true, answer })
    const { screen, user, readErrors } = order
    expect(await readErrors()).toBe('Connection error')
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+39 333 555 0202')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('checkbox', { name: privacy })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+39 333 555 0202')
  })

  test('are not asked of a customer [CHK-01, CHK-07, BAPI-15]', async () => {
    const { screen, path, instance } = await openCheckout(draftSamples.table)
    expect(await screen.findByText(/Anna Rossi/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: privacy })).toBeNull()
    expect(path()).toBe('/carrello/riepilogo')
    const asked = orderConsentsQuery(instance.api, id(21))
    expect(instance.queryClient.getQueryState(asked.queryKey)?.dataUpdateCount ?? 0).toBe(0)
  })

  test('show a consent’s document in a 500 px frame [CHK-08]', async () => {
    const { screen, user, instance } = await openGuest()
    await user.click(screen.getByRole('button', { name: `Read: ${privacy}` }))
    const dialog = await screen.findByRole('dialog', { name: 'Privacy policy' })
    const frame = within(dialog).getByTitle('Privacy policy')
    expect(frame.getAttribute('height')).toBe('500')
    expect(frame.getAttribute('src')).toMatch(/privacy/)
    act(() => instance.stores.dialogs.close())
  })

  test.each(['First name', 'Last name', 'Phone'])(
    'stop the order while %s is missing, and lead there [CHK-23, CHK-32]',
    async (name) => {
      const { screen, user, field, fillInDetails, press, readRefusal, focused, orders } = await openGuest()
      await fillInDetails(name)
      await user.click(screen.getByRole('radio', { name: 'Cash' }))
      await press()
      await readRefusal(wholeDetails)
      await waitFor(() => expect(focused()).toBe(field(name)))
      expect(screen.getByText(`${name} is a mandatory field`)).toBeTruthy()
      expect(await orders()).toEqual([])
    },
  )

  test('lead to the first gap within the tap, counting all [CHK-60]', async () => {
    const { screen, field, focused } = await openGuest()
    // At once: a phone opens its keyboard for a focus within the tap only.
    fireEvent.click(await screen.findByRole('button', { name: confirm }))
    expect(focused()).toBe(field('First name'))
    await screen.findByText('5 details are still missing')
    fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
    await screen.findByText('4 details are still missing')
  })

  test('stop the order until the privacy policy is accepted [CHK-32]', async () => {
    const { screen, user, fillInDetails, press, readRefusal, focused } = await openGuest()
    await fillInDetails()
    const box = screen.getByRole('checkbox', { name: privacy })
    await user.click(box)
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    await readRefusal(wholeDetails)
    await waitFor(() => expect(focused()).toBe(box))
    expect(screen.getByText('Tick this box to order')).toBeTruthy()
  })

  test('make an order whose confirmation carries the token [CHK-02, CHK-38, CHK-39, CHK-40, LEGAL-08]', async () => {
    const { screen, user, instance, restaurantId, fillInDetails, press, placed, sent } = await openGuest()
    await fillInDetails()
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    const order = await placed()
    expect(order).toMatchObject({ orderType: 'table', tableName: '3', people: 2, total: 950 })
    expect(new URLSearchParams(instance.location.entry.search).get('token')).toMatch(/\S{8,}/)
    expect(sent('/account/order')).toMatchObject({
      id_ristorante: restaurantId,
      id_locale: 21,
      email: null,
      api_key: null,
      ospite: 1,
      cliente: { f_privacy: 1, nome: 'Luca', cognome: 'Verdi', telefono: '+39 333 555 0202' },
      documenti_consensi: { f_privacy: expect.stringMatching(/\/documents\/\d+\/en\/privacy\/1$/) },
    })
  })

  test('allow take-away with an e-mail where enabled [CHK-39, CHK-40, PAY-04, PAY-13, PTS-02, SHELL-63]', async () => {
    const { screen, fillInDetails, choose, press, sheet, type, pay, placed, sent, callsTo } = await openGuest({
      ...collect,
      isAtCentre: true,
    })
    await fillInDetails(undefined, { ...oneName, 'E-mail': 'luca@example.com' })
    expect(screen.queryByText(/^You earn/)).toBeNull()
    await choose('Card')
    await press()
    expect((await sheet()).queryByRole('checkbox')).toBeNull()
    await type()
    await pay()
    expect(await placed()).toMatchObject({ orderType: 'takeAway', tableName: null, paymentStatus: 'paid' })
    expect(callsTo('/account/pay/stripe/get-payment-methods')).toBe(0)
    expect(sent('/account/order')).toMatchObject({
      email: null,
      api_key: null,
      ospite: 1,
      cliente: {
        f_privacy: 1,
        nome: 'Luca',
        cognome: 'Verdi',
        telefono: '+39 333 555 0202',
        email: 'luca@example.com',
      },
    })
  })

  test.each([
    ['no e-mail', { 'E-mail': ' ' }, 'E-mail is a mandatory field'],
    ['half an e-mail', { 'E-mail': 'luca@' }, 'Enter a full e-mail address, such as name@example.com'],
    ['a name that nobody sees', { 'First and last name': '\u3164' }, 'First and last name is a mandatory field'],
  ])('stop a take-away order with %s, and lead there', async (_case, typed, message) => {
    const { screen, user, field, fillInDetails, press, readRefusal, focused, orders } = await openGuest({
      ...collect,
      isAtCentre: true,
    })
    await fillInDetails(undefined, { ...oneName, 'E-mail': 'luca@example.com', ...typed })
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    await readRefusal(wholeDetails)
    await waitFor(() => expect(focused()).toBe(field(Object.keys(typed)[0] ?? '')))
    expect(screen.getByText(message)).toBeTruthy()
    expect(await orders()).toEqual([])
  })

  test('are judged when their field is left, then as typed [SHELL-107, SHELL-108]', async () => {
    const { screen, user, field } = await openGuest()
    const tooShort = () => screen.queryByText('Enter a full phone number, such as +39 333 123 4567')
    await user.type(field('Phone'), '33312')
    expect(tooShort()).toBeNull()
    await user.tab()
    expect(tooShort()).not.toBeNull()
    await user.type(field('Phone'), '5')
    expect(tooShort()).toBeNull()
    await user.click(field('First name'))
    await user.tab()
    expect(screen.queryByText('First name is a mandatory field')).toBeNull()
  })

  test('survive going back, and go with the order', async () => {
    const { screen, user, instance, stored, field, fillInDetails, press, placed } = await openGuest()
    await fillInDetails()
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate('/carrello/riepilogo?guest=1'))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' })).value).toBe('+39 333 555 0202')
    expect(field('First name').value).toBe('Luca')
    expect(stored.get('draft')).toContain('Verdi')
    await user.click(await screen.findByRole('radio', { name: 'Cash' }))
    await press()
    await placed()
    expect([...stored.values()].join('\n')).not.toMatch(/Verdi|555 0202/)
    expect(readCheckoutForm(instance.stores.draft.state.checkoutForm).guest.firstName).toBe('')
  })

  test('survive a reload [PERSIST-01]', async () => {
    const { fillInDetails, reload } = await openGuest()
    await fillInDetails()
    const { screen } = await reload()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Last name' })).value).toBe('Verdi')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: privacy })).checked).toBe(true)
  })

  test('show why the service refused, and can be resent [CHK-35]', async () => {
    const { screen, user, service, restaurantId, fillInDetails, press, readErrors, placed } = await openGuest()
    await fillInDetails()
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await service.changeRestaurant(restaurantId, { service: { isBlocked: true } })
    await press()
    expect(await readErrors()).toMatch(/temporarily blocked/)
    expect(screen.getByRole('button', { name: confirm }).getAttribute('aria-busy')).toBeNull()
    await service.changeRestaurant(restaurantId, { service: { isBlocked: false } })
    await press()
    expect(await placed()).toMatchObject({ orderType: 'table' })
  })

  test.each([
    ['ACCOUNT_NEEDED', 'This order needs an account: sign in or register.'],
    ['API_KEY_NOT_FOUND', 'This order needs an account: sign in or register.'],
    ['KITCHEN_ON_FIRE', 'This is not possible at the moment. Try again, or call the restaurant.'],
  ])('turn the bare refusal %s into a sentence', async (status, text) => {
    const { screen, user, fillInDetails, press, readErrors } = await openGuest({
      answer: (call) =>
        call.endsWith('/account/order')
          ? Response.json({ success: false, data: { status }, messages: [status] })
          : null,
    })
    await fillInDetails()
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    expect(await readErrors()).toBe(text)
  })
})
