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
] as const
export type StepName = (typeof stepNames)[number]

/** Those that each venue has. */
export const venueSteps = ['place', 'photos', 'hours', 'services', 'tables'] as const satisfies readonly StepName[]

/** Those that nobody has to look at. */
const optionalSteps: readonly StepName[] = ['photos', 'questions', 'news']
export const isOptional = (step: StepName) => optionalSteps.includes(step)

/** Why a restaurant cannot take orders yet. */
export const lacks = ['hours', 'service', 'area', 'table', 'dish', 'payment', 'account'] as const
export type Lack = (typeof lacks)[number]

const step = z.object({
  name: oneOf(...stepNames),
  /** Of which venue; null = of the restaurant. */
  venue: z.nullable(z.object({ id: id<'Venue'>(), name: z.string() })),
  /** Somebody has saved it, or said that it is right as it is. */
  isDone: z.boolean(),
  lacks: rows(oneOf(...lacks)),
})
export type SetUpStep = z.output<typeof step>

/** How far the restaurant is. */
export const readSteps = deskRead('/set-up', z.object({ opensSoon: z.boolean(), steps: rows(step) }))
/** Says that a step is right as it is. */
export const finishStep = deskSend(
  '/set-up/done',
  z.object({ step: oneOf(...stepNames), venueId: z.nullable(id<'Venue'>()) }),
  nothing,
)
