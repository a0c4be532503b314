import * as z from 'zod/mini'

import { deskRead, deskSend } from '#desk/contract/desk-call.ts'
import { id, nothing, oneOf, rows } from '#desk/contract/values.ts'

/** What an owner goes through until the restaurant can open, in any order. */
export const stepNames = [
  'about',
  'place',
  'languages',
  'look',
  'photos',
  'hours',
  'services',
  'delivery',
  'menu',
  'payments',
  'legal',
  'tables',
  'questions',
  'news',
  'test',
  'open',
] as const
export type StepName = (typeof stepNames)[number]

/** Those that each venue has. */
export const venueSteps = ['place', 'photos', 'hours', 'services', 'tables'] as const satisfies readonly StepName[]

/** Those that nobody has to look at. */
const optionalSteps: readonly StepName[] = ['photos', 'questions', 'news', 'test']
export const isOptional = (step: StepName) => optionalSteps.includes(step)

/** Those that are done by what they are for: nobody says that they are right as they are. */
const ownEnd: readonly StepName[] = ['test', 'open']
export const isDoneByItself = (step: StepName) => ownEnd.includes(step)

/** Why a restaurant cannot take orders yet. */
export const lacks = ['hours', 'service', 'area', 'table', 'dish', 'payment', 'account'] as const
export type Lack = (typeof lacks)[number]

const step = z.object({
  name: oneOf(...stepNames),
  /** Of which venue; null = of the restaurant. */
  venue: z.nullable(z.object({ id: id<'Venue'>(), name: z.string() })),
  /**
   * Somebody has saved it, or said that it is right as it is; of the test order: one was accepted; of the last one: the
   * restaurant is open.
   */
  isDone: z.boolean(),
  lacks: rows(oneOf(...lacks)),
})
export type SetUpStep = z.output<typeof step>

/** How far the restaurant is. */
export const readSteps = deskRead(
  '/set-up',
  z.object({
    opensSoon: z.boolean(),
    /** Another text after every change of what its file says. */
    version: z.string(),
    /** Whether dishes are on the menu that a new restaurant begins with. */
    hasSampleDishes: z.boolean(),
    steps: rows(step),
  }),
)
export type SetUpState = z.output<(typeof readSteps)['reply']>
/** Says that a step is right as it is. */
export const finishStep = deskSend(
  '/set-up/done',
  z.object({ step: oneOf(...stepNames), venueId: z.nullable(id<'Venue'>()) }),
  nothing,
)
