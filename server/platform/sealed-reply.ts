import { hkdfSync } from 'node:crypto'

import { decrypt, encrypt } from './aes-gcm.ts'

/** A reply that only its caller can have read again: `v1.` and nonce, tag and text in base64url. */
export type SealedReply = `v1.${string}.${string}.${string}`

/**
 * Encrypts a reply with a key made of a text that only the caller knows: replies hold the tokens of guests, whose hashes
 * would protect little beside them.
 */
export function sealReply(reply: object, secret: string): SealedReply {
  const { iv, tag, data } = encrypt(JSON.stringify(reply), keyOf(secret))
  const [first, second, third] = [iv, tag, data].map((part) => part.toString('base64url'))
  return `v1.${first}.${second}.${third}`
}

/** The reply again; throws with another secret. */
export function openReply(sealed: SealedReply, secret: string): object {
  const [iv, tag, data] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !data) throw new Error('Comanda: a kept reply is not complete.')
  return JSON.parse(decrypt({ iv, tag, data }, keyOf(secret))) as object
}

/** The secret is a random UUID of the client (contract 1.5): it needs no slow derivation. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'comanda reply', 32))
}
