import { describe, expect, test } from 'vitest'

import { groupMessages } from '#server/platform/texts/group-messages.ts'
import { failureReply } from '#src/contract/envelope.ts'

import { openGroup } from './open-group.tsx'

const codes = Object.keys(groupMessages)
/** A bare code, and what is said where a code has no text of its own. */
const noSentence = /GROUP_|This is not possible at the moment/

/** The refusal of a service that sends the code in place of a text. */
const bare = (code: string) => Response.json(failureReply(code, [code]))

/** Rosa, signed in; `refuse` lets the service refuse a call of hers, and of phones with this `fetch`, from then on. */
async function openRefusing() {
  const refusals = new Map<string, string>()
  const answer = (path: string) => {
    const [, code] = [...refusals].find(([end]) => path.endsWith(end)) ?? []
    return code === undefined ? null : bare(code)
  }
  const group = await openGroup({ isSignedIn: true, answer })
  const { service } = group
  const fetch: typeof service.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    return answer(new URL(url).pathname) ?? service.fetch(input, init)
  }
  const refuse = (end: string, code: string) => void refusals.set(end, code)
  return { ...group, fetch, refuse }
}

describe('a bare code in place of a refusal', () => {
  test('is a sentence for who joins', async () => {
    const { openPhone, fetch, refuse } = await openRefusing()
    const phone = await openPhone({ fetch })
    await phone.user.type(await phone.screen.findByRole('textbox', { name: 'Your name' }), 'Luca')
    for (const code of codes) {
      refuse('/group/join', code)
      await phone.press('Join')
      expect(await phone.readErrors()).not.toMatch(noSentence)
    }
  })

  test('is a sentence for who takes over or leaves', async () => {
    const { join, fetch, refuse } = await openRefusing()
    const luca = await join('Luca', { fetch })
    luca.go('/gruppo')
    for (const code of codes) {
      refuse('/group/take_lead', code)
      await luca.press('Place the order instead of Rosa')
      await luca.confirm('Place the order')
      expect(await luca.readErrors()).not.toMatch(noSentence)
      refuse('/group/leave', code)
      await luca.press('Leave the group')
      await luca.confirm('Leave the group')
      expect(await luca.readErrors()).not.toMatch(noSentence)
    }
  })

  test('is a sentence for the lead at the checkout', async () => {
    const { rosa, refuse } = await openRefusing()
    await rosa.checkOut()
    for (const code of codes) {
      refuse('/account/order', code)
      await rosa.order()
      expect(await rosa.readErrors()).not.toMatch(noSentence)
    }
  })
})
