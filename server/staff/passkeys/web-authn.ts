/** Loaded when somebody needs it: it takes a fifth of a second, and a start of the service does not wait for it. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** The challenge that a browser says to have answered, from its `clientDataJSON` in base64url; empty when it says none. */
export function answeredChallenge(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const isNamed = typeof said === 'object' && said !== null && 'challenge' in said
    return isNamed && typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

/** What a check of the library answers; null where it throws, as it does for every answer that is not right. */
export function checked<T>(check: Promise<T>): Promise<T | null> {
  return check.catch(() => null)
}
