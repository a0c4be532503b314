import * as z from 'zod/mini'

import { fileNumber, fileText, flag, known, numberOrNone, textOrNone, word, wordOrNone, words } from './file-values.ts'

// What a restaurant offers at the checkout and where it brings orders, as its file writes it.

/** Where and for which ways to order something is offered; all of them when left out. */
const offered = { ...known, venues: words, services: words }

export const payment = z.object({ ...offered, method: word, label: textOrNone, onPage: flag })
export const cashMeans = z.object({ ...offered, means: word, label: textOrNone })
export const question = z.object({ ...offered, kind: word, label: fileText })

const costs = { minimumSpend: numberOrNone, deliveryFee: numberOrNone }
const zone = z.object({ ...known, name: word, postcode: word, ...costs })
export const area = z.object({
  ...known,
  name: word,
  venue: wordOrNone,
  servedBy: words,
  ...costs,
  isForDelivery: flag,
  zones: z.optional(z.array(zone)),
  polygon: z.optional(z.array(z.tuple([fileNumber, fileNumber]))),
  circle: z.optional(z.object({ latitude: fileNumber, longitude: fileNumber, radius: fileNumber })),
})
export const point = z.object({
  ...known,
  name: fileText,
  venues: z.array(word),
  shownAt: words,
  deliveryPointLabel: textOrNone,
  typeLabel: textOrNone,
  deliveryFee: numberOrNone,
})

const section = z.object({ heading: textOrNone, text: fileText })
/** Either of them. */
const document = z.object({ address: textOrNone, sections: z.optional(z.array(section)) })
export const documents = z.object({ privacy: z.optional(document), terms: z.optional(document) })
export const consent = z.object({
  key: word,
  label: fileText,
  document: wordOrNone,
  isRequired: flag,
  isForAccount: flag,
  isForReservation: flag,
})
