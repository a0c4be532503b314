import * as z from 'zod/mini'

import { fileNumber, flag, known, numberOrNone, textOrNone, word, wordOrNone, words } from './file-values.ts'

// What lowers orders, as the file of a restaurant writes it.

/** Without whether it holds: that is switched beside the form. */
export const code = z.object({
  ...known,
  name: word,
  percent: numberOrNone,
  amount: numberOrNone,
  services: words,
  from: wordOrNone,
  to: wordOrNone,
  minimumOrder: numberOrNone,
  freesDelivery: flag,
  isHidden: flag,
  venues: words,
  maxUses: numberOrNone,
  maxUsesPerCustomer: numberOrNone,
  reservedFor: words,
})

/** Products that points or a reward are for; any when both are left out. */
const meant = { type: wordOrNone, product: wordOrNone }
const pointRule = z.object({ ...meant, unitsPerPoint: fileNumber })
const reward = z.object({
  ...meant,
  ...known,
  points: fileNumber,
  percent: numberOrNone,
  amount: numberOrNone,
  name: textOrNone,
  isCumulable: flag,
})
export const promotion = z.object({
  ...known,
  name: textOrNone,
  note: textOrNone,
  rewardsAre: word,
  pointsFor: word,
  amountPerPoint: numberOrNone,
  rules: z.optional(z.array(pointRule)),
  rewards: z.array(reward),
  venues: words,
  resetsPoints: flag,
  isActive: flag,
  from: wordOrNone,
  to: wordOrNone,
  rewardDays: numberOrNone,
})
