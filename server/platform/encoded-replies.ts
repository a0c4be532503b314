import { createHash } from 'node:crypto'

import type { Endpoint } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

import { createByteCache } from './byte-cache.ts'
import type { Call } from './call.ts'
import type { Encoding } from './compressed.ts'
import { compressed } from './compressed.ts'
import { passedEnds } from './pauses.ts'
import type { Reading } from './read-together.ts'
import { readTogether } from './read-together.ts'
import type { Answer } from './refusal.ts'

/** A reply as it is sent, and its compressed forms once they have been asked for. */
export type EncodedReply = {
  /** Weak, because the compressed forms have the same. */
  readonly etag: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly compressed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

export type EncodedReplies = ReturnType<typeof createEncodedReplies>

type Question<C extends Reading> = {
  readonly endpoint: Endpoint
  readonly call: C
  /** Everything the reply depends on besides restaurant, language and the content of the database. */
  readonly asked: unknown
}
type Encode<C> = (call: C & Pick<Call, 'localize'>) => Promise<Answer<object>>

/**
 * Encoded replies of this process, `maxBytes` at most, those that were not asked for longest leave first. A reply is
 * found under the version of its restaurant's content, which the database changes with every change (decision 46), and
 * under the pauses that have ended, so that nothing has to be removed and several processes on one database agree.
 */
export function createEncodedReplies(maxBytes: number) {
  const kept = createByteCache<EncodedReply>(maxBytes)
  const underWay = new Map<string, Promise<Answer<EncodedReply>>>()

  function encodeNow<C extends Reading>(
    { call, ...question }: Question<C>,
    encode: Encode<C>,
  ): Promise<Answer<EncodedReply>> {
    return readTogether(call, async (together) => {
      const verdict = await encode(together)
      if (!verdict.ok) return verdict
      // The content may have changed since the call was read: it is kept under the version that was read with it.
      const key = keyOf({ ...question, call: together })
      return accept(keep(key, new TextEncoder().encode(JSON.stringify(verdict.value))))
    })
  }

  function keep(key: string, body: Uint8Array<ArrayBuffer>): EncodedReply {
    const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
    const form = async (encoding: Encoding) => {
      const bytes = await compressed(body, encoding)
      kept.grow(key, bytes.byteLength)
      return bytes
    }
    const reply: EncodedReply = {
      etag: `W/"${key}"`,
      body,
      compressed(encoding) {
        const found = forms.get(encoding) ?? form(encoding)
        forms.set(encoding, found)
        return found
      },
    }
    kept.set(key, reply, body.byteLength)
    return reply
  }

  return {
    /** The kept reply, or the one that `encode` answers now; equal calls at the same time are answered together. */
    async reply<C extends Reading>(question: Question<C>, encode: Encode<C>): Promise<Answer<EncodedReply>> {
      const key = keyOf(question)
      const found = kept.get(key)
      if (found) return accept(found)
      const started = underWay.get(key) ?? encodeNow(question, encode).finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
    /** Bytes that are kept. */
    bytes: () => kept.bytes(),
  }
}

function keyOf({ endpoint, call: { restaurant, language, nowMs }, asked }: Question<Reading>): string {
  const content = [restaurant.id, restaurant.contentVersion, passedEnds(restaurant.pauseEnds, nowMs)]
  const parts = [endpoint.path, ...content, language, asked]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
