import * as z from 'zod/mini'

import { anything, texts, typed } from './checked.ts'

/**
 * Addresses of the documents that stood beside consents, by the key of the consent (optional addition, contract 7).
 * What is no address is passed over: nothing is refused for it.
 */
export const shownDocuments = typed<Readonly<Record<string, string>>>(
  z.codec(anything, texts, {
    decode: (value) => {
      const given = Object.entries(value ?? {}).filter(([, address]) => typeof address === 'string')
      return Object.fromEntries(given) as Record<string, string>
    },
    encode: (value) => value,
  }),
)
