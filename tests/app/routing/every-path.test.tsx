import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { venuePaths } from '#src/instance/routes/venue-paths.ts'
import { openNavigation } from '#tests/app/open-navigation.ts'
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
  history: 'navigation',
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

// What they do is not a path.
const actions = /^(Restaurants|Sign out|Back to the website)$/

test('the navigation leads where the table says [SHELL-35]', async () => {
  const widget = await openWidget('/', { venueId: 12 })
  const { screen, user, instance, path, service, restaurantId } = widget
  // Found anew each time: screens that are not home have other bars.
  async function bar() {
    const found = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await found.findByRole('button', { name: 'Home' })
    return found.getAllByRole('button').filter((button) => button.textContent !== 'Menu')
  }
  async function sheet() {
    const found = within((await openNavigation(widget)).getAllByRole('list')[0]!)
    return found.getAllByRole('button').filter((button) => !actions.test(button.textContent))
  }
  const reached = new Set<string>()
  async function followAll(buttons: () => Promise<HTMLElement[]>) {
    const texts = (await buttons()).map((button) => button.textContent)
    act(() => instance.location.navigate('/carrello'))
    for (const at of texts.keys()) {
      await user.click((await buttons())[at]!)
      reached.add(path())
      act(() => instance.location.navigate('/'))
    }
  }
  await followAll(bar)
  await followAll(sheet)
  const { apiKey, email } = await service.newCustomer(restaurantId)
  act(() => instance.stores.session.signIn(apiKey, email))
  await screen.findByRole('button', { name: 'Account' })
  await followAll(bar)
  await followAll(sheet)
  const listed = Object.entries(all).filter(([name]) => foundIn[name as keyof typeof all] === 'navigation')
  expect([...reached].toSorted()).toEqual(listed.map(([, pattern]) => pattern).toSorted())
})
