import type { SecretsKey } from '#server/settings/settings.ts'

import { decrypt, encrypt } from './aes-gcm.ts'

/** What a sealed text belongs to, such as restaurant, kind and field: moved to another row it does not open. */
type Place = readonly (string | number)[]

const version = 'v1'

/** Seals a text with the first of the keys: `v1.key.iv.text.tag`. */
export function sealText(text: string, keys: readonly SecretsKey[], place: Place): string {
  const [first] = keys
  if (!first) throw new Error('SECRETS_KEYS must be set: the secrets of payment accounts are kept sealed.')
  const { iv, data, tag } = encrypt(text, first.key, boundTo(place))
  return [version, first.id, ...[iv, data, tag].map((part) => part.toString('base64url'))].join('.')
}

/** The text again; throws one sentence when none of the keys opens it. */
export function openText(sealed: string, keys: readonly SecretsKey[], place: Place): string {
  const [, id = '', ...parts] = sealed.split('.')
  const known = keys.find((key) => key.id === id)
  if (!known)
    throw new Error(
      `SECRETS_KEYS must hold the key ${id}: secrets of payment accounts in the database are sealed with it.`,
    )
  const [iv, data, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  try {
    if (!iv || !data || !tag) throw new Error('It is not complete.')
    return decrypt({ iv, data, tag }, known.key, boundTo(place))
  } catch {
    throw new Error(
      `The key ${id} of SECRETS_KEYS does not open a secret in the database, which was sealed with another key of this name.`,
    )
  }
}

/** Whether a text is sealed with the first of the keys already. */
export function isSealedAnew(sealed: string, [first]: readonly SecretsKey[]): boolean {
  return sealed.split('.')[1] === first?.id
}

function boundTo(place: Place): string {
  return place.join('|')
}
