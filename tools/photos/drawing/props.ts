import { ingredient, type Ingredient } from './draw-ingredients.ts'
import { circle, group, path, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'
import { dip } from './starters.ts'

const steel = '#fff 0,#b9bcc0 .5,#8b8f95 1'

function cast(s: Sketch, body: string): string {
  return group(body, `filter="${s.shadow(6, 0.4)}"`)
}

function fork(s: Sketch, x: number): string {
  const outline =
    'M-13-120V-78Q-13-62-4-58L-5 118Q0 126 5 118L4-58Q13-62 13-78V-120Q11-123 9-120V-84H5V-120Q3-123 1-120V-84H-3V-120Q-5-123-7-120V-84H-9V-120Q-11-123-13-120z'
  return cast(s, group(path(outline, s.linear(steel, 'x2="1"')), `transform="translate(${x} 184)"`))
}

function knife(s: Sketch, x: number): string {
  const outline = 'M-7-124Q12-112 9-34L6-6L6 116Q1 126-4 116L-5-6L-7-14z'
  return cast(s, group(path(outline, s.linear(steel, 'x2="1"')), `transform="translate(${x} 184)"`))
}

function napkin(s: Sketch, colour: string): string {
  const cloth = path('M-30 40L96-36L150 390L6 396z', colour)
  const folds = path('M30 4L58 394L34 395z', tint('#000', 0.12)) + path('M70-20L104 392L84 393z', tint('#fff', 0.18))
  return cast(s, cloth + folds)
}

function glass(s: Sketch, [x, y]: Point, wine: string): string {
  return (
    cast(s, circle(x, y, 48, tint('#eef4f6', 0.55))) +
    circle(x, y, 40, s.radial(wine)) +
    circle(x, y, 47, 'fill="none" stroke="#fff" stroke-width="3" opacity=".75"') +
    stroke(`M${x - 30} ${y - 12}q8-20 26-22`, '#fff', 5, 'opacity=".6"')
  )
}

function loose(s: Sketch, name: Ingredient, at: readonly Point[], size: number): string {
  const id = ingredient(s, name)
  return cast(s, at.map((point) => stamp(id, point, s.between(-50, 50), size)).join(''))
}

/** What lies beside the plate: corners that the square crop of a list leaves out, and the wide crop shows. */
const props = {
  fork: (s: Sketch) => fork(s, 42),
  cutlery: (s: Sketch) => fork(s, 38) + knife(s, 444),
  redNapkin: (s: Sketch) => napkin(s, s.linear('#c25a48 0,#9a3b2c 1', along)) + fork(s, 46),
  greenNapkin: (s: Sketch) => napkin(s, s.linear('#93a57b 0,#6b7d58 1', along)) + fork(s, 46),
  whiteNapkin: (s: Sketch) => napkin(s, s.linear('#fffdf8 0,#ddd5c6 1', along)) + fork(s, 46),
  redWine: (s: Sketch) => glass(s, [446, 46], '#8f1c30 0,#6b1022 .8,#4a0916 1'),
  whiteWine: (s: Sketch) => glass(s, [446, 46], '#fbf0b4 0,#efdc84 .8,#d4b95a 1'),
  water: (s: Sketch) => glass(s, [446, 46], '#f4fafb 0,#dbe9ec .8,#bccfd4 1'),
  oil: (s: Sketch) => dip(s, [444, 52], 34, ['#e3c74a', '#9c8417']),
  basil: (s: Sketch) =>
    loose(
      s,
      'basilSprig',
      [
        [52, 308],
        [436, 46],
      ],
      1.3,
    ),
  tomatoes: (s: Sketch) =>
    loose(
      s,
      'cherryTomato',
      [
        [36, 300],
        [64, 326],
        [448, 40],
      ],
      1.4,
    ),
  lemons: (s: Sketch) =>
    loose(
      s,
      'lemon',
      [
        [44, 312],
        [446, 42],
      ],
      1.2,
    ),
  mushrooms: (s: Sketch) =>
    loose(
      s,
      'mushroom',
      [
        [40, 50],
        [70, 30],
        [444, 320],
      ],
      1.6,
    ),
  rosemary: (s: Sketch) =>
    loose(
      s,
      'rosemary',
      [
        [54, 314],
        [440, 44],
      ],
      1.2,
    ),
  olives: (s: Sketch) =>
    loose(
      s,
      'blackOlive',
      [
        [36, 44],
        [62, 32],
        [446, 316],
        [424, 334],
      ],
      1.5,
    ),
  pepper: () =>
    stroke(
      'M36 40h.1M58 66h.1M44 300h.1M70 328h.1M440 44h.1M452 300h.1M424 330h.1M462 62h.1',
      '#2a1a10',
      5,
      'opacity=".75"',
    ),
}

export type Prop = keyof typeof props

export function prop(s: Sketch, name: Prop): string {
  return props[name](s)
}
