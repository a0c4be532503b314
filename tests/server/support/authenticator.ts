import type { KeyObject } from 'node:crypto'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import type { NewPasskey, PasskeyAnswer } from '#desk/contract/passkeys.ts'

/** What a device is asked for; each of it may be forged. */
type Asked = {
  readonly challenge: string
  readonly rpId: string
  readonly origin: string
  /** Whether it asked for finger, face or PIN. */
  readonly isVerified?: boolean
}

type Kept = { readonly id: Buffer; readonly key: KeyObject; readonly handle: string; count: number }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A device that makes passkeys (ES256, attestation "none") and signs with them, counting, in software. */
export function createAuthenticator() {
  const kept: Kept[] = []
  const last = () => {
    const passkey = kept.at(-1)
    if (!passkey) throw new Error('The device has no passkey.')
    return passkey
  }

  return {
    /** The passkey that was made last. */
    last,
    /** Makes a passkey for the member with this handle. */
    make(asked: Asked, handle: string): NewPasskey {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const passkey = { id: randomBytes(16), key: privateKey, handle, count: 0 }
      kept.push(passkey)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = cbor(
        new Map<Key, Value>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), uint(passkey.id.length, 2), passkey.id, cose])
      const authData = Buffer.concat([facts(asked, { count: 0, isNew: true }), credential])
      const attestation = new Map<Key, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...named(passkey),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Signs with a passkey, the last one when left out. `count`: what its counter says, one more than before when left out. */
    answer(asked: Asked, { passkey = last(), count }: { passkey?: Kept; count?: number } = {}): PasskeyAnswer {
      passkey.count = count ?? passkey.count + 1
      const data = clientData('webauthn.get', asked)
      const authData = facts(asked, { count: passkey.count, isNew: false })
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), passkey.key)
      return {
        ...named(passkey),
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: passkey.handle,
        },
      }
    },
  }
}

function named({ id }: Kept) {
  return { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const
}

function clientData(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** The authenticator data: whose page it is, that somebody was there, who they are, and how often it has signed. */
function facts({ rpId, isVerified = true }: Asked, { count, isNew }: { count: number; isNew: boolean }): Buffer {
  const [present, verified, withCredential] = [0x01, isVerified ? 0x04 : 0, isNew ? 0x40 : 0]
  return Buffer.concat([sha256(rpId), Buffer.from([present + verified + withCredential]), uint(count, 4)])
}

function uint(value: number, length: 2 | 4): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

type Key = string | number
type Value = string | number | Buffer | Map<Key, Value>

/** As much of CBOR (RFC 8949) as passkeys need: numbers, bytes, texts and maps, each shorter than 65,536. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
  return Buffer.concat([head(2, value.length), value])
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind * 32 + length])
  if (length < 256) return Buffer.from([kind * 32 + 24, length])
  return Buffer.concat([Buffer.from([kind * 32 + 25]), uint(length, 2)])
}
