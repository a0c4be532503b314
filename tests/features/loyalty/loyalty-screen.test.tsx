import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { texts } from '#server/platform/texts/localized.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
import { day, id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

type Promotion = NonNullable<NonNullable<OrderSetup['service']>['promotion']>

async function openCard(setup: OrderSetup = {}) {
  const order = await openOrder('/fidelity', { draft: null, isSignedIn: true, ...setup })
  await order.screen.findByRole('heading', { level: 1, name: 'Loyalty card' })
  const notes = async () =>
    within(await order.screen.findByRole('region', { name: 'How it works' }))
      .getAllByRole('listitem')
      .map((note) => note.textContent)
  const rewards = async () => within(await order.screen.findByRole('region', { name: 'Your rewards' }))
  return { ...order, notes, rewards }
}
const with1 = (promotion: Omit<Promotion, 'id'>) => ({ service: { promotion: { id: 1, ...promotion } } })
/** Restaurant 6 sells its rewards for points. */
const mensa = { service: { like: 6 as const }, draft: { venueId: id<'Venue'>(61), timetableId: id<'Timetable'>(611) } }

describe('LoyaltyScreen', () => {
  test('shows collected points and what the next reward needs [LOYAL-01]', async () => {
    const { screen, sent, customer, expectAccessible } = await openCard({ card: { points: 51 } })
    expect(await screen.findByRole('region', { name: 'Gino’s card' })).toBeTruthy()
    expect(screen.getByText('51 points')).toBeTruthy()
    expect(screen.getByText('49 points to the next reward')).toBeTruthy()
    expect(sent('/restaurant/get_fidelity_card')).toMatchObject({
      id_locale: 12,
      api_key: customer?.apiKey,
      email: customer?.email,
    })
    await expectAccessible()
  })

  test('asks a visitor to sign in, and comes back [LOYAL-01, SHELL-40]', async () => {
    const { screen, instance } = await openOrder('/fidelity', { draft: null })
    await screen.findByRole('dialog', { name: 'Sign in' })
    expect(instance.location.entry).toMatchObject({ path: '/utente/login', search: 'back=/fidelity' })
  })

  test('shows thresholds ascending, grey until reached, by reward type [LOYAL-02, LOYAL-03, LOYAL-04]', async () => {
    const any = { isCumulable: true, typeId: 'any', productId: 'any' } as const
    const { screen } = await openCard({
      card: { points: 100 },
      ...with1({
        thresholds: [
          { ...any, id: id(3), points: 200, kind: 'percentage', value: 15, names: texts('Off everything') },
          { ...any, id: id(1), points: 50, kind: 'product', value: null, names: texts('A dessert') },
          { ...any, id: id(4), points: 101, kind: 'product', value: null, names: null as never },
          { ...any, id: id(2), points: 100, kind: 'amount', value: 5, names: null as never },
        ],
      }),
    })
    const steps = within(await screen.findByRole('list', { name: 'Rewards on the way' })).getAllByRole('listitem')
    expect(steps.map((step) => [step.textContent, step.dataset.reached])).toEqual([
      ['50 points, reachedA dessert', 'true'],
      ['100 points, reached5,00\u00a0€ off', 'true'],
      ['101 points, not reached yetA product for free', 'false'],
      ['200 points, not reached yet15%Off everything', 'false'],
    ])
  })

  test('tells the rules of mode 1 [LOYAL-05, LOYAL-07, LOYAL-08, LOYAL-09, LOYAL-10]', async () => {
    const { notes } = await openCard(with1({ to: day('2026-12-31'), rewardDays: 30 }))
    expect(await notes()).toEqual([
      'Rewards are added automatically each time you reach a threshold. A reward you have used leaves the list.',
      'At the highest threshold your points start again from zero.',
      'Points are added once your order has been consumed, at the time of collection or delivery.',
      'Rewards you have collected are reset 30 days after the end of the promotion.',
      'A discount code and a reward cannot be used together.',
      'Several rewards can be used together.',
    ])
  })

  test('tells rules without a reset, an expiry or combination [LOYAL-08, LOYAL-10]', async () => {
    const any = { typeId: 'any', productId: 'any', names: texts('x') } as const
    const { notes } = await openCard(
      with1({
        resetsPoints: false,
        rewardDays: null,
        thresholds: [{ ...any, id: id(1), points: 50, kind: 'amount', value: 5, isCumulable: false }],
      }),
    )
    const told = await notes()
    expect(told).toContain('Your points are not reset at the highest threshold.')
    expect(told).toContain('Rewards cannot be used together with other rewards.')
    expect(told.filter((note) => /after the end of the promotion/.test(note ?? ''))).toEqual([])
  })

  test('tells the rules of mode 2 with reward costs [LOYAL-06, LOYAL-07, LOYAL-09, LOYAL-10]', async () => {
    const { notes, rewards, expectAccessible } = await openCard({ ...mensa, card: { points: 30 } })
    expect(await notes()).toEqual([
      'Once you reach a threshold you choose your reward. Your points are never reset; the cost of a reward you have used is taken off them.',
      'Points are added once your order has been consumed, at the time of collection or delivery.',
      'A discount code and a reward cannot be used together.',
      'Several rewards can be used together.',
    ])
    expect((await rewards()).getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '3,00\u00a0€3 eurosFor 10 points',
      '10%10 % off everythingFor 25 points',
    ])
    await expectAccessible()
  })

  test('lists earned rewards with their days [LOYAL-11]', async () => {
    const { rewards } = await openCard({
      card: {
        rewards: [
          { from: day('2026-01-15'), to: day('2027-01-30') },
          { kind: 'percentage', value: 15, to: day('2027-01-30') },
          { kind: 'product', value: null, names: texts('A dessert') },
        ],
      },
    })
    expect((await rewards()).getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '5,00\u00a0€ offValid 15/01/2026 – 30/01/2027',
      '15% offValid until 30/01/2027',
      'A dessert',
    ])
  })

  test('says that there is no reward [LOYAL-13, ERR-13]', async () => {
    const { rewards } = await openCard()
    expect((await rewards()).getByText('You have no rewards yet.')).toBeTruthy()
  })

  test('warns where the promotion does not apply [LOYAL-12]', async () => {
    const { screen } = await openCard(with1({ venueIds: [id(11), id(13)] }))
    const warning = await screen.findByText(/^This promotion does not apply at Trattoria da Gino San Salvario\./)
    expect(warning.closest('p')?.textContent).toContain(
      'It applies at: Trattoria da Gino Centro, Trattoria da Gino Lingotto.',
    )
  })

  test('does not warn where it applies [LOYAL-12]', async () => {
    const { screen, notes } = await openCard(with1({ venueIds: [id(12)] }))
    await notes()
    expect(screen.queryByText(/does not apply/)).toBeNull()
  })

  test.each([
    ['there is no promotion', { promotion: { id: 1, isActive: false } }],
    ['it is over', { promotion: { id: 1, to: day('2026-11-19') } }],
    ['loyalty is off', { restaurant: { hasLoyaltyCard: false } }],
  ])('says that there is no promotion when %s [LOYAL-14, ERR-13]', async (_when, service) => {
    const { screen, expectAccessible } = await openCard({ service })
    expect(await screen.findByText('There is no promotion at the moment.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull()
    await expectAccessible()
  })

  test('still lists the rewards of a promotion that is over [LOYAL-11]', async () => {
    const { rewards } = await openCard({
      card: { rewards: [{}] },
      ...with1({ to: day('2026-11-19'), rewardDays: 30 }),
    })
    expect((await rewards()).getByRole('listitem').textContent).toMatch(/^5,00\s€ off/)
  })

  test('says why it failed, and retries [ERR-03]', async () => {
    const { screen, user } = await openCard({ fails: '/get_fidelity_card' })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Gino’s card' })).toBeTruthy()
  })

  test('is of another customer once another signs in', async () => {
    const { screen, instance } = await openCard({ card: { points: 51 } })
    await screen.findByText('51 points')
    act(() => instance.endSession())
    await waitFor(() => expect(screen.queryByText('51 points')).toBeNull())
  })
})

describe('the way to the card', () => {
  test('is in the navigation of a customer [SHELL-26]', async () => {
    const widget = await openOrder('/', { draft: null, isSignedIn: true })
    const { user, path } = widget
    const sheet = await openNavigation(widget)
    await user.click(sheet.getByRole('button', { name: 'Loyalty card' }))
    expect(path()).toBe('/fidelity')
  })

  test.each([
    ['a visitor', { isSignedIn: false }],
    ['a restaurant without cards', { isSignedIn: true, service: { restaurant: { hasLoyaltyCard: false } } }],
  ])('is not there for %s [SHELL-26]', async (_who, setup) => {
    const sheet = await openNavigation(await openOrder('/', { draft: null, ...setup }))
    expect(sheet.queryByRole('button', { name: 'Loyalty card' })).toBeNull()
  })
})
