import * as z from 'zod/mini'

import { fileNumber, flag, known, numberOrNone, numbers, textOrNone, word, wordOrNone, words } from './file-values.ts'

const slot = z.object({
  ...known,
  days: words,
  from: word,
  to: word,
  every: numberOrNone,
  lead: numberOrNone,
  orders: numberOrNone,
  seats: numberOrNone,
  menu: wordOrNone,
  areas: words,
})
const fixedCost = z.object({
  amount: numberOrNone,
  percent: numberOrNone,
  name: textOrNone,
  description: textOrNone,
  freeFrom: numberOrNone,
})
const stay = z.object({ upTo: fileNumber, minutes: fileNumber })
const deposit = z.object({ ...known, price: fileNumber })
const callReason = z.object({ ...known, name: z.union([word, z.record(z.string(), word)]) })

/** Without what is switched in the day: a pause is no part of it. */
const service = z.object({
  slots: z.optional(z.array(slot)),
  isActive: flag,
  maxPeople: numberOrNone,
  asSoonAsPossible: flag,
  zoneMode: wordOrNone,
  slotsByArea: flag,
  freeDeliveryFrom: numberOrNone,
  fixedCost: z.optional(fixedCost),
  confirmsAtOnce: flag,
  stays: z.optional(z.array(stay)),
  sharesSeats: flag,
  deposits: z.optional(z.array(deposit)),
  depositRequired: flag,
  callReasons: z.optional(z.array(callReason)),
  tipPercents: numbers,
  tipMaximum: numberOrNone,
  groups: flag,
  bills: flag,
})

/** The ways to order of a venue, and its reservations; one that is left out is not there. */
export const services = z.object({
  takeAway: z.optional(service),
  delivery: z.optional(service),
  eatIn: z.optional(service),
  dil: z.optional(service),
  table: z.optional(service),
  reservation: z.optional(service),
})
