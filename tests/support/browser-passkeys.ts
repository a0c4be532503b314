import type { Passkeys } from '#desk/client/passkeys.ts'
import type { PasskeyAnswer } from '#desk/contract/passkeys.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import { createAuthenticator } from '#tests/server/support/authenticator.ts'

/** Of a browser, or an address, without passkeys. */
export const noPasskeys: Passkeys = {
  isKnown: false,
  deviceName: '',
  offersInField: () => Promise.resolve(false),
  make: () => Promise.resolve(refuse({ reason: 'not-made' })),
  answer: () => Promise.resolve(null),
}

/** Passkeys of a browser on an iPad, at the page of the tests, with what somebody does in its sheet. */
export function browserPasskeys(origin = 'https://service.example') {
  const device = createAuthenticator()
  const page = { origin, rpId: new URL(origin).hostname }
  let sheet: 'confirmed' | 'cancelled' | 'broken' = 'confirmed'
  let pick: ((answer: PasskeyAnswer | null) => void) | null = null
  let inField = ''
  const passkeys: Passkeys = {
    isKnown: true,
    deviceName: 'iPad',
    offersInField: () => Promise.resolve(true),
    make({ challenge, user, excludeCredentials = [] }) {
      if (sheet === 'cancelled') return Promise.resolve(refuse({ reason: 'cancelled' }))
      if (excludeCredentials.length > 0) return Promise.resolve(refuse({ reason: 'has-passkey' }))
      return Promise.resolve(accept(device.make({ ...page, challenge }, user.id)))
    },
    answer({ challenge }, { isInField = false, signal } = {}) {
      // The next one ends the one before.
      pick?.(null)
      if (!isInField) {
        if (sheet === 'broken') return Promise.reject(new TypeError('This browser is broken.'))
        return Promise.resolve(sheet === 'cancelled' ? null : device.answer({ ...page, challenge }))
      }
      inField = challenge
      return new Promise((resolve) => {
        pick = (answer) => {
          pick = null
          resolve(answer)
        }
        signal?.addEventListener('abort', () => pick?.(null))
      })
    },
  }
  return {
    passkeys,
    device,
    /** What happens to the next sheets. */
    setSheet(next: typeof sheet) {
      sheet = next
    },
    /** Whether passkeys are offered in the list of the field. */
    isOffering: () => pick !== null,
    /** The challenge that the list of the field asks to sign. */
    challengeInField: () => inField,
    /** Somebody picks the passkey in the list of the field. */
    pickInField: () => pick?.(device.answer({ ...page, challenge: inField })),
  }
}
