import type { Page } from '@playwright/test'

import type { Hands } from './hands.ts'

const password = 'a password of my own'

type Wanted = { readonly name: string; readonly country: string; readonly kind: string; readonly owner: string }

/** What an operator does: signs in, makes a restaurant and invites its owner. Answers the link of the invitation. */
export async function makeRestaurant(
  page: Page,
  hands: Hands,
  wanted: Wanted & { readonly operator: { readonly email: string; readonly password: string } },
): Promise<string> {
  const { name, country, kind, owner, operator } = wanted
  hands.work.pages += 2
  await hands.write(page.getByLabel('E-mail'), operator.email)
  await hands.write(page.getByLabel('Password', { exact: true }), operator.password)
  await hands.press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await hands.write(page.getByLabel('Name of the restaurant'), name)
  await hands.choose(page.getByLabel('Country'), country)
  await hands.choose(page.getByLabel('Kind'), kind)
  await hands.press(page.getByRole('button', { name: 'Make the restaurant' }))
  const row = page.getByRole('listitem').filter({ hasText: name })
  await hands.write(row.getByLabel('Name'), owner)
  await hands.write(row.getByLabel('E-mail'), `${owner.toLowerCase()}@example.com`)
  await hands.press(row.getByRole('button', { name: 'Invite', exact: true }))
  const link = row.getByLabel('Link')
  await link.waitFor()
  return link.inputValue()
}

/** What an invited owner does first: chooses a password, and is at the set-up. */
export async function acceptInvitation(page: Page, hands: Hands): Promise<void> {
  hands.work.pages += 1
  await hands.write(page.getByLabel('Password', { exact: true }), password)
  await hands.press(page.getByRole('button', { name: 'Go to your desk' }))
  await page.getByRole('heading', { name: 'Set up your restaurant' }).waitFor()
}

/** The pages of the set-up, on each of which one thing is done; the next one opens by itself. */
export function setUp(page: Page, hands: Hands) {
  /** The page of a step, which is read. */
  async function read(step: string): Promise<void> {
    await page.getByRole('heading', { name: step, level: 1 }).waitFor()
    hands.work.pages += 1
  }
  const fill = (label: string, text: string) => hands.write(page.getByLabel(label, { exact: true }), text)
  const press = (name: string) => hands.press(page.getByRole('button', { name, exact: true }))
  /** Steps of several venues have one title: that the next one is open says the address. */
  async function leaving(act: () => Promise<void>): Promise<void> {
    const here = page.url()
    await act()
    await page.waitForURL((url) => url.href !== here)
  }
  return {
    read,
    fill,
    press,
    begin: (step: string) => {
      const list = page.getByRole('main').getByRole('listitem')
      return hands.press(list.getByRole('link', { name: new RegExp(`^${step}`) }).first())
    },
    /** Does what a step is about and saves it. */
    save: async (step: string, change: () => Promise<void>) => {
      await read(step)
      await change()
      await leaving(() => press('Save'))
    },
    /** Leaves a step as it is: what the sample says is right. */
    keep: async (step: string) => {
      await read(step)
      await leaving(() => press('This is right as it is'))
    },
    /** Gives the restaurant an account at the emulated Stripe, so that diners pay by card. */
    payOnline: async (account: string) => {
      await read('Ways to pay')
      const card = page.getByRole('region', { name: 'Card: account at Stripe' })
      const first = (label: string) => card.getByLabel(label).first()
      await hands.press(card.locator('summary', { hasText: 'Enter the keys' }).first())
      await hands.choose(first('What the keys are for'), 'To try it out')
      await hands.write(first('Publishable key'), `pk_test_${account}`)
      await hands.write(first('Restricted key'), `rk_test_${account}`)
      await hands.press(card.getByRole('button', { name: 'Test and keep' }).first())
      await card.getByText(/^Works, tested on/).waitFor()
    },
  }
}

/** The minutes that somebody needs: 10 s to read a page, 2 s for a tap, 0.3 s for a character. */
export function minutesOf({ pages, taps, characters }: Hands['work']): number {
  return (pages * 10 + taps * 2 + characters * 0.3) / 60
}
