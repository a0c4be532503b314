import { dishOf } from './dish-photos.ts'
import type { Dish } from './drawing/set-table.ts'
import { n } from './drawing/shapes.ts'
import { createSketch, type Sketch } from './drawing/sketch.ts'
import { daylight } from './drawing/surfaces.ts'
import { venueOf } from './venue-photos.ts'

/** An SVG; `render-photo.ts` makes a picture of it. */
export type Photo = { body: string }

/** Nearer, a little off the middle; only what lies flat may be turned. */
function closeUp(s: Sketch, { camera }: Dish, body: string): string {
  const above = camera === 'above'
  const turn = above ? Math.round(s.between(-38, 38)) : 0
  const scale = above ? s.between(1.32, 1.5) : s.between(1.16, 1.26)
  const x = 240 + s.between(-34, 34) * (above ? 1 : 0.5)
  const y = above ? 180 + s.between(-20, 20) : 170
  return `<g transform="translate(240 180)rotate(${turn})scale(${n(scale)})translate(${n(-x)} ${n(-y)})">${body}</g>`
}

/** The picture behind a photo code: always the same for the same code, null when nobody took one. */
export function photo(code: string): Photo | null {
  const s = createSketch(code)
  const venue = venueOf(code)
  if (venue) return { body: s.finish(venue(s) + daylight(s)) }
  const isSecond = code.endsWith('-2') && !code.startsWith('dish-')
  const dish = dishOf(isSecond ? code.slice(0, -2) : code)
  if (!dish) return null
  const drawn = dish.draw(s)
  const body = isSecond ? closeUp(s, dish, drawn) : drawn
  return { body: s.finish(body + daylight(s)) }
}
