import { ingredient, lay, type Ingredient } from './draw-ingredients.ts'
import { blob, circle, group, n, path, polar, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

export type Over = { name: Ingredient; count: number; reach?: number; size?: Point }

/** Things laid over a dish, each kind with its own soft shadow. */
export function garnish(s: Sketch, center: Point, radius: number, things: readonly Over[]): string {
  return things
    .map(({ name, count, reach = 0.75, size = [0.9, 1.15] }) => {
      const body = lay(s, name, { at: spread(s, count, center, radius * reach), size })
      return group(body, `filter="${s.shadow(3.5, 0.45)}"`)
    })
    .join('')
}

type Strands = { count: number; radius: number; length: Point; turn: Point }

/** Arcs inside a disc: `length` is the share of the disc their own radius takes, `turn` how far they go round. */
function strands(s: Sketch, { count, radius, length, turn }: Strands): string {
  return Array.from({ length: count }, () => {
    const own = radius * s.between(...length)
    const center = polar([0, 0], (radius - own) * s.between(0.3, 1), s.between(0, 6.28))
    const from = s.between(0, 6.28)
    const [ax, ay] = polar(center, own, from)
    const [bx, by] = polar(center, own, from + s.between(...turn))
    return `M${n(ax)} ${n(ay)}A${n(own)} ${n(own)} 0 0 1 ${n(bx)} ${n(by)}`
  }).join('')
}

export type Nest = {
  center: Point
  radius: number
  /** Dark, middle and light tone of the pasta, then the line between two strands. */
  tones: readonly [string, string, string, string]
  thickness: number
  sauce?: string
  kind?: 'long' | 'short'
}

const kinds = {
  long: { counts: [26, 24, 17], length: [0.3, 0.9], turn: [1.2, 3] },
  short: { counts: [52, 46, 36], length: [0.06, 0.9], turn: [0.25, 0.6] },
} satisfies Record<string, { counts: readonly number[]; length: Point; turn: Point }>

/** A nest of spaghetti, tajarin or short twisted pasta in three layers, the sauce between the upper two. */
export function nest(s: Sketch, { center, radius, tones, thickness, sauce, kind = 'long' }: Nest): string {
  const { counts, length, turn } = kinds[kind]
  const layers = counts.map((count, layer) => {
    const reach = radius * (1 - layer * 0.05)
    const id = s.symbol(`strands ${layer} ${center.join()}`, () =>
      path(strands(s, { count, radius: reach, length, turn }), 'fill="none"'),
    )
    const line = (colour: string, wide: number, more = '') =>
      `<use href="#${id}" stroke="${colour}" stroke-width="${n(wide)}"${more}/>`
    const body = line(tones[3], thickness + 1.8, ' opacity=".75"') + line(tones[layer] ?? tones[2], thickness)
    return body + line('#fff6d8', thickness * 0.22, ' opacity=".55"')
  })
  const spots = sauce
    ? spread(s, 9, [0, 0], radius * 0.7).map((at) =>
        path(blob(s, at, [radius * 0.2, radius * 0.14], [0.25, 7]), tint(sauce, 0.8)),
      )
    : []
  const body = `<circle r="${n(radius * 0.93)}" fill="${tones[0]}"/>${layers[0]}${layers[1]}${spots.join('')}${layers[2]}`
  return group(group(body, `transform="translate(${center.join(' ')})"`), `filter="${s.shadow(7, 0.4)}"`)
}

/** A pillow of filled pasta, about 46 across, with its crimped edge. */
function pillow(s: Sketch, light: string, dark: string): string {
  const outline =
    'M-22-15L-17-19L-11-16L-5-19L0-16L6-19L12-16L18-19L22-14L19-8L22-2L19 4L22 10L18 17L12 14L6 18L0 15L-6 18L-12 15L-18 18L-22 12L-19 6L-22 0L-19-8z'
  return (
    path(outline, s.linear(`${light} 0,${dark} 1`, along)) +
    `<rect x="-14" y="-11" width="28" height="22" rx="9" fill="${s.radial(`#fff6dc 0,${light} .55,${dark} 1`, lit)}"/>` +
    stroke('M-9-5Q-4-9 3-8', '#fff', 2, 'opacity=".7"')
  )
}

function plin(s: Sketch, light: string, dark: string): string {
  return (
    path(
      'M-19-9Q-8-13 0-8Q8-13 19-9Q22 0 18 9Q8 12 0 8Q-8 12-18 9Q-22 0-19-9z',
      s.radial(`#fff3d2 0,${light} .5,${dark} 1`, lit),
    ) +
    stroke('M0-8V8M-16-7Q-19 0-15 7M16-7Q19 0 15 7', dark, 1.6) +
    stroke('M-11-5Q-7-8-4-6M6-6Q10-8 13-5', '#fff', 1.8, 'opacity=".7"')
  )
}

function dumpling(s: Sketch, light: string, dark: string): string {
  return (
    path('M-16 0Q-17-11 0-11T16 0Q16 11 0 11T-16 0z', s.radial(`#fffaea 0,${light} .55,${dark} 1`, lit)) +
    stroke('M-10-5Q-7 1-9 6M-3-7Q0 0-2 8M5-7Q8 0 6 7', dark, 1.8, 'opacity=".7"')
  )
}

const pieces = { pillow, plin, dumpling }

export type Pieces = {
  kind: keyof typeof pieces
  count: number
  center: Point
  radius: number
  tones: readonly [light: string, dark: string]
  size?: number
}

/** Filled pasta or gnocchi heaped on a plate, the ones below first. */
export function heap(s: Sketch, { kind, count, center, radius, tones, size = 1 }: Pieces): string {
  const id = s.symbol(kind, () => pieces[kind](s, ...tones))
  const all = spread(s, count, center, [radius, 0.3]).toReversed()
  const half = Math.ceil(count / 2)
  const layer = (at: readonly Point[]) =>
    group(at.map((point) => stamp(id, point, s.between(-40, 40), size)).join(''), `filter="${s.shadow(4, 0.5)}"`)
  return layer(all.slice(0, half)) + layer(all.slice(half))
}

/** A pool of sauce on a plate, brighter towards the window. */
export function sauce(s: Sketch, center: Point, [rx, ry]: Point, [light, dark]: readonly [string, string]): string {
  return (
    path(blob(s, center, [rx, ry], [0.05, 12]), s.radial(`${light} 0,${light} .5,${dark} 1`, lit)) +
    stroke(
      `M${n(center[0] - rx * 0.75)} ${n(center[1] - ry * 0.35)}q${n(rx * 0.2)} ${n(-ry * 0.4)} ${n(rx * 0.55)} ${n(-ry * 0.45)}`,
      '#fff',
      4,
      'opacity=".35"',
    )
  )
}

/** Grains of rice in a creamy mass that fills the plate. */
export function rice(
  s: Sketch,
  center: Point,
  radius: number,
  [light, mid, dark]: readonly [string, string, string],
): string {
  const grains = (count: number) =>
    spread(s, count, center, [radius * 0.92, 0.5])
      .map(([x, y]) => `M${n(x)} ${n(y)}l${n(s.between(-6, 6))} ${n(s.between(-5, 5))}`)
      .join('')
  return (
    path(blob(s, center, [radius, radius], [0.03, 14]), s.radial(`${light} 0,${mid} .75,${dark} 1`, lit)) +
    stroke(grains(80), dark, 7, 'opacity=".55"') +
    stroke(grains(95), light, 6) +
    stroke(grains(36), '#fff', 2.2, 'opacity=".75"')
  )
}

/** Crumbs: pepper, salt, grated cheese, chopped nuts or herbs. */
export function crumbs(
  s: Sketch,
  center: Point,
  radius: number,
  [colour, count, size]: readonly [string, number, number],
): string {
  const d = spread(s, count, center, [radius, 0.6]).map(
    ([x, y]) => `M${n(x)} ${n(y)}l${n(s.between(-size, size))} ${n(s.between(-1, 1))}`,
  )
  return stroke(d.join(''), colour, size)
}

export function yolk(s: Sketch, at: Point): string {
  const [x, y] = at
  return (
    group(circle(x, y, 24, s.radial('#ffce4a 0,#f7a51c .7,#d97f0e 1', lit)), `filter="${s.shadow(4, 0.4)}"`) +
    stroke(`M${x - 13} ${y - 7}q4-9 12-10`, '#fff', 3.4, 'opacity=".75"')
  )
}

export function one(s: Sketch, name: Ingredient, at: Point, [turn, size]: Point): string {
  return group(stamp(ingredient(s, name), at, turn, size), `filter="${s.shadow(4, 0.45)}"`)
}
