import { deskOwner } from '../support/test-service.ts'
import type { Diner } from './create-diner.ts'
import type { Target } from './look.ts'

/** Targets of the staff desk by role and English name, and steps through it, named as in `support/desk-page.ts`. */
export function deskView(diner: Diner) {
  const button = (name: string | RegExp, within?: Target): Target => ({
    role: 'button',
    name,
    ...(within ? { within } : {}),
  })
  const heading = (name: string | RegExp): Target => ({ role: 'heading', name })
  /** The card of an order. */
  const cardOf = (orderId: number): Target => ({ role: 'listitem', says: `Order ${orderId}` })

  /** Signs the owner in on the page of the desk, and waits for its first room. */
  async function signIn() {
    await diner.fill({ role: 'textbox', name: 'E-mail' }, deskOwner.email)
    await diner.key('Tab')
    await diner.type(deskOwner.password)
    await diner.key('Enter')
    await diner.appears(heading('Waiting for you'))
  }

  /** Opens a room by its name in the navigation, which is behind a button on a phone. */
  async function openRoom(name: string) {
    await diner.press(button('All rooms'))
    await diner.press({ role: 'link', name: new RegExp(`^${name}( \\d+)?$`) })
    await diner.appears(heading(name))
  }

  return { button, heading, cardOf, signIn, openRoom }
}
