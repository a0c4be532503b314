import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { openCart } from './open-cart.tsx'

const dessert = { kind: 'product' as const, value: null, typeId: id<'ProductType'>(4) }

describe('rewards in the cart', () => {
  const card = {
    points: 40,
    rewards: [dessert, { value: 5 }, { kind: 'percentage' as const, value: 15, isCumulable: false }],
  }
  const open = (setup: OrderSetup = {}) => openCart({ isSignedIn: true, card, ...setup })

  test('uses product reward and amount, each removable alone [REW-02, REW-08, REW-13, PRICE-42]', async () => {
    const { screen, user, amount } = await open()
    await user.click(await screen.findByRole('button', { name: /^A product for free/ }))
    expect(amount('A product for free')).toBe('-5,50\u00a0€')
    await user.click(screen.getByRole('button', { name: /^5,00.€ off/ }))
    expect(amount('Total')).toBe('9,00\u00a0€')
    await user.click(screen.getByRole('button', { name: 'Remove A product for free' }))
    expect(amount('Total')).toBe('14,50\u00a0€')
  })

  test('says that rewards failed, retries, stays usable [BERR-07]', async () => {
    const { screen, user, amount, readMessage } = await open({ fails: '/account/get_fidelity_card_rewards' })
    expect(await readMessage('ATTENTION')).toBe('Connection error')
    expect(amount('Total')).toBe('19,50\u00a0€')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^A product for free/ })).toBeTruthy()
  })

  test('says why the other kind is off, both ways [COUP-11, REW-06]', async () => {
    const { screen, user, apply, field } = await open()
    const noCode = 'A code cannot be used together with rewards. Remove them first.'
    await user.click(await screen.findByRole('button', { name: /^5,00.€ off/ }))
    expect(screen.getByText(noCode)).toBeTruthy()
    await apply('WELCOME10')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(noCode)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Remove 5,00/ }))
    await apply('')
    const noReward = 'A reward cannot be used together with a code. Remove it first.'
    expect(screen.getByText(noReward)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Your rewards' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your rewards' }))
    expect(dialog.getAllByText(noReward)).toHaveLength(3)
    expect(dialog.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true)
  })

  test('drops the reward of a removed line, said once [REW-14]', async () => {
    const { screen, user, instance, readLost } = await open()
    await user.click(await screen.findByRole('button', { name: /^A product for free/ }))
    await user.click(screen.getByRole('button', { name: 'Remove Tiramisu' }))
    expect(await readLost('Reward removed')).toContain('No product in your order matches this reward.')
    expect(instance.stores.draft.state.rewards).toEqual([])
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('forgets what the card said when the customer signs out [REW-03]', async () => {
    const { screen, instance } = await open()
    await screen.findByRole('button', { name: 'Your rewards' })
    act(() => instance.endSession())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Your rewards' })).toBeNull())
    const known = instance.queryClient.getQueryCache().getAll()
    expect(known.filter(({ queryKey, state }) => /fidelity/.test(String(queryKey[1])) && state.data)).toEqual([])
  })
})

describe('the list of rewards', () => {
  const card = {
    points: 40,
    rewards: [
      { ...dessert, from: '2026-03-07' as never, to: '2027-03-07' as never },
      { value: 4, from: '2025-01-01' as never, to: '2025-02-01' as never },
      { value: 5, isCumulable: false },
      { value: 2 },
      { kind: 'product' as const, value: null, productId: id<'Product'>(901) },
    ],
  }

  test('shows validity and why some cannot be used [REW-04, REW-05, REW-07, REW-09]', async () => {
    const { screen, user, expectAccessible } = await openCart({ isSignedIn: true, card })
    await user.click(await screen.findByRole('button', { name: 'Your rewards' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your rewards' }))
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
    const rowOf = (box: HTMLElement | undefined) => box?.closest('label')?.textContent
    expect(rowOf(boxes[0])).toBe('A product for freeValid 07/03/2026 – 07/03/2027-5,50\u00a0€')
    expect(rowOf(boxes[1])).toBe('4,00\u00a0€ offValid 01/01/2025 – 01/02/2025Not valid on the day of your order.')
    expect(rowOf(boxes[4])).toMatch(/No product in your order matches this reward\.$/)
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, false, false, true])
    await expectAccessible()

    await user.click(boxes[3] as HTMLElement)
    expect(rowOf(boxes[2])).toMatch(/This reward cannot be used together with others\.$/)
    await user.click(boxes[0] as HTMLElement)
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, true, false])
    await user.click(boxes[0] as HTMLElement)
    await user.click(boxes[3] as HTMLElement)
    await user.click(boxes[2] as HTMLElement)
    expect(rowOf(boxes[3])).toMatch(/This reward cannot be used together with others\.$/)
  })

  test('refuses a reward on a fully rewarded line [REW-11]', async () => {
    const { screen, user } = await openCart({ isSignedIn: true, card: { rewards: [dessert, dessert] } })
    await user.click(await screen.findByRole('button', { name: 'Your rewards' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your rewards' }))
    await user.click(dialog.getAllByRole('checkbox')[0] as HTMLElement)
    expect(dialog.getByText('You have already used a reward for every Tiramisu in your order.')).toBeTruthy()
  })

  test('takes points for rewards in mode 2 [PTS-14, PTS-15]', async () => {
    const promotion = {
      id: 1,
      mode: 2,
      thresholds: [
        {
          id: 1,
          points: 50,
          kind: 'amount',
          value: 5,
          names: null,
          isCumulable: true,
          typeId: 'any',
          productId: 'any',
        },
        {
          id: 2,
          points: 40,
          kind: 'amount',
          value: 4,
          names: null,
          isCumulable: true,
          typeId: 'any',
          productId: 'any',
        },
      ],
    }
    const { screen, user } = await openCart({
      isSignedIn: true,
      service: { promotion: promotion as never },
      card: { points: 80 },
    })
    await user.click(await screen.findByRole('button', { name: 'Your rewards' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your rewards' }))
    expect(dialog.getByText('80 points left')).toBeTruthy()
    const [five, four] = dialog.getAllByRole<HTMLInputElement>('checkbox')
    await user.click(five as HTMLElement)
    expect(dialog.getByText('30 points left')).toBeTruthy()
    expect(four?.disabled).toBe(true)
    expect(dialog.getByText('Not enough points.')).toBeTruthy()
  })

  test('says that there are none yet', async () => {
    const { screen, user } = await openCart({ isSignedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Your rewards' }))
    expect(await screen.findByText('You have no rewards yet.')).toBeTruthy()
  })
})
