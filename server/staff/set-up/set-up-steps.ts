import type { PartName } from '#desk/contract/set-up/file-parts.ts'
import type { StepName } from '#desk/contract/set-up/steps.ts'
import { venueSteps } from '#desk/contract/set-up/steps.ts'

import type { FilePlace } from './part-holders.ts'

/** A step of the restaurant, or of one of its venues. */
export type StepPlace = { readonly step: StepName; readonly venueId: number | null }

/** The step that a part belongs to; null = a room of its own has it, and nobody has to look at it before the opening. */
const steps: Readonly<Record<PartName, StepName | null>> = {
  about: 'about',
  languages: 'languages',
  look: 'look',
  news: 'news',
  place: 'place',
  photos: 'photos',
  services: 'services',
  hours: 'hours',
  tables: 'tables',
  delivery: 'delivery',
  payments: 'payments',
  questions: 'questions',
  legal: 'legal',
  loyalty: null,
  codes: null,
  categories: 'menu',
  traits: 'menu',
  ingredients: 'menu',
  extras: 'menu',
  order: 'menu',
  dish: 'menu',
  settings: null,
  rules: null,
}

export function stepOfPart({ holder, part, id }: FilePlace): StepPlace | null {
  const step = steps[part]
  return step && { step, venueId: holder === 'venue' ? id : null }
}

export function isVenueStep(step: StepName): boolean {
  return (venueSteps as readonly string[]).includes(step)
}

/** `about`, or `hours/11` of a venue. */
export function nameOfStep({ step, venueId }: StepPlace): string {
  return venueId === null ? step : `${step}/${venueId}`
}
