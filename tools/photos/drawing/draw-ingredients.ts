import { cheeses } from './cheeses.ts'
import { leaves } from './draw-leaves.ts'
import { meats } from './meats.ts'
import { stamp, type Point } from './shapes.ts'
import type { Sketch } from './sketch.ts'
import { vegetables } from './vegetables.ts'

const ingredients = { ...leaves, ...vegetables, ...meats, ...cheeses }

export type Ingredient = keyof typeof ingredients

/** The id to stamp; each ingredient is drawn once per picture. */
export function ingredient(s: Sketch, name: Ingredient): string {
  return s.symbol(name, () => ingredients[name](s))
}

/** Round things keep their highlight towards the window; the others lie as they fell. */
const round: ReadonlySet<Ingredient> = new Set([
  'cherryTomato',
  'tomatoSlice',
  'blackOlive',
  'greenOlive',
  'caper',
  'pea',
  'lemon',
  'orange',
  'salami',
  'sausage',
  'buffalo',
  'feta',
  'crouton',
])

export type Laid = { at: readonly Point[]; size?: Point }

/** Lays one ingredient at each point. */
export function lay(s: Sketch, name: Ingredient, { at, size = [0.9, 1.1] }: Laid): string {
  const id = ingredient(s, name)
  const reach = round.has(name) ? 22 : 180
  return at.map((point) => stamp(id, point, s.between(-reach, reach), s.between(...size))).join('')
}
