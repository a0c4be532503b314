import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

import type { NewPasskey, PasskeyAnswer } from '#desk/contract/passkeys.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

type Asking = {
  /** Offers the passkeys in the list of the field with `autocomplete="… webauthn"`, instead of a sheet. */
  readonly isInField?: boolean
  readonly signal?: AbortSignal
}

/** Passkeys of this browser. */
export type Passkeys = {
  /** Whether browser and address have them: browsers know none without https, nor at a number instead of a name. */
  readonly isKnown: boolean
  /** What a passkey of this device may be called; empty where the browser does not say. */
  readonly deviceName: string
  /** Whether this browser offers them in the list of a field. */
  offersInField(): Promise<boolean>
  /** Makes one. Refused: `cancelled` in the browser's sheet, `has-passkey` when this device has one already, else `not-made`. */
  make(options: PublicKeyCredentialCreationOptionsJSON): Promise<Verdict<NewPasskey, Refusal>>
  /** Signs with one that somebody picks; null: cancelled. One at a time: the next ends the one before. Rejects where it cannot. */
  answer(options: PublicKeyCredentialRequestOptionsJSON, asking?: Asking): Promise<PasskeyAnswer | null>
}

type PasskeyPage = Pick<Window, 'isSecureContext' | 'location' | 'navigator'> & {
  readonly PublicKeyCredential?: typeof PublicKeyCredential
}

/** The passkeys of a page. The library comes with the first one. */
export function createPasskeys(page: PasskeyPage): Passkeys {
  const load = () => import('@simplewebauthn/browser')
  const hasName = !/^[\d.]+$|^\[/.test(page.location.hostname)
  const isKnown = typeof page.PublicKeyCredential === 'function' && page.isSecureContext && hasName

  return {
    isKnown,
    deviceName: deviceNameOf(page.navigator),
    async offersInField() {
      return isKnown && (await load()).browserSupportsWebAuthnAutofill()
    },
    async make(options) {
      try {
        const { startRegistration } = await load()
        return accept(await startRegistration({ optionsJSON: options }))
      } catch (error) {
        if (isCancelled(error)) return refuse({ reason: 'cancelled' })
        return refuse({ reason: nameOf(error) === 'InvalidStateError' ? 'has-passkey' : 'not-made' })
      }
    },
    async answer(options, { isInField = false, signal } = {}) {
      const { startAuthentication, WebAuthnAbortService } = await load()
      if (signal?.aborted) return null
      const stop = () => WebAuthnAbortService.cancelCeremony()
      signal?.addEventListener('abort', stop)
      try {
        return await startAuthentication({ optionsJSON: options, useBrowserAutofill: isInField })
      } catch (error) {
        if (isCancelled(error)) return null
        throw error
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
  }
}

/** Cancelled by somebody, or because time was over or the page has moved on: browsers tell these apart for nobody. */
function isCancelled(error: unknown): boolean {
  return ['NotAllowedError', 'AbortError'].includes(nameOf(error))
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

const platforms = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
] as const

/** What this device is, by its browser; empty when it does not say. */
export function deviceNameOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  const [name = ''] = platforms.find(([, pattern]) => pattern.test(userAgent)) ?? []
  // iPads say to be Macs, which have no touch screens.
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name
}
