import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { venuePaths } from '#src/instance/routes/venue-paths.ts'
import { openWidget } from '#tests/app/open-widget.tsx'

const all = { ...paths, ...secondaryPaths, ...venuePaths }

/** Where a diner finds each path; what is not in the navigation says from where else it is reached. */
const foundIn: Readonly<Record<keyof typeof all, string>> = {
  home: 'navigation',
  // By "Order", until an order is started.
  orderOptions: 'navigation',
  venues: 'the venue control of the navigation',
  venuesAddress: 'the choice of a venue',
  menu: 'the order options',
  category: 'the menu',
  recommended: 'home',
  product: 'the menu',
  cart: 'the bar below the menu, and the navigation once an order is started',
  checkout: 'the cart',
  confirmation: 'the checkout',
  account: 'navigation',
  login: 'navigation',
  registration: 'navigation',
  conversation: 'the messages',
  presentation: 'home',
  news: 'home',
  newsDetail: 'the news',
  loyalty: 'navigation',
  discounts: 'navigation',
  history: 'the account, and the navigation of narrow containers',
  orderDetail: 'the history',
  reserve: 'navigation',
  reservations: 'the account',
  reservationDetail: 'the reservations',
  table: 'the code of a table',
  group: 'the cart, and the link of a group',
  favourite: 'home',
  messaging: 'navigation',
  profile: 'the account',
  addresses: 'the account',
  cards: 'the account',
  passwordRecovery: 'the login',
  passwordReset: 'a mail',
  emailConfirmation: 'a mail',
  type: 'the choice of a venue',
  zone: 'the choice of a venue',
  address: 'the choice of a venue',
}

test('the navigation leads where the table says [SHELL-35]', async () => {
  const { screen, user, instance, path, service, restaurantId } = await openWidget('/', { venueId: 12 })
  // Found anew each time: screens that are not home have other bars.
  const barWith = async (name: string) => {
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await bar.findByRole('button', { name })
    return bar.getAllByRole('button')
  }
  const reached = new Set<string>()
  async function followAll(last: string) {
    for (const { textContent: text } of await barWith(last)) {
      if (text === 'Restaurants' || text === 'Sign out') continue
      await user.click((await barWith(last)).find((button) => button.textContent === text)!)
      reached.add(path())
      act(() => instance.location.navigate('/'))
    }
  }
  await followAll('Register')
  const { apiKey, email } = await service.newCustomer(restaurantId)
  act(() => instance.stores.session.signIn(apiKey, email))
  await followAll('Account')
  const listed = Object.entries(all).filter(([name]) => foundIn[name as keyof typeof all] === 'navigation')
  expect([...reached].toSorted()).toEqual(listed.map(([, pattern]) => pattern).toSorted())
})
