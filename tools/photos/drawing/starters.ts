import { ingredient } from './draw-ingredients.ts'
import { balls } from './mains.ts'
import { blob, circle, ellipse, group, n, path, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

function cast(s: Sketch, body: string, reach = 6): string {
  return group(body, `filter="${s.shadow(reach, 0.45)}"`)
}

/** A slice of country bread, about 130 by 84, toasted. */
export function toast(s: Sketch, at: Point, turn: number, size = 1): string {
  const slice = s.symbol('toast', () => {
    const outline = 'M-62 4Q-68-30-40-38Q-16-46 6-40Q44-44 60-24Q70 0 58 26Q40 42 8 38Q-30 44-52 32Q-62 22-62 4z'
    const holes = spread(s, 12, [0, 0], 40).map(([x, y]) =>
      ellipse(x, y * 0.7, [s.between(2, 5), s.between(1.5, 3)], tint('#b98743', 0.5)),
    )
    return (
      path(outline, s.linear('#c98b45 0,#8a4f1c 1', along)) +
      path(outline, `fill="${s.radial('#fbe9c0 0,#f3d69a .7,#dca95c 1')}" transform="scale(.9 .87)"`) +
      holes.join('') +
      stroke('M-40-14L-8 20M-10-24L26 16M22-26L46 2', '#8a4f1c', 5, 'opacity=".28"')
    )
  })
  return cast(s, stamp(slice, at, turn, size))
}

/** Slices of tomato and mozzarella that lean on each other in a ring. */
export function caprese(s: Sketch): string {
  const kinds = [ingredient(s, 'tomatoSlice'), s.symbol('mozzarella', () => mozzarella(s))]
  return Array.from({ length: 10 }, (_, index) => {
    const angle = -2.6 + index * 0.6283
    const at: Point = [240 + Math.cos(angle) * 76, 180 + Math.sin(angle) * 76]
    return cast(s, stamp(kinds[index % 2] ?? '', at, s.between(-20, 20), 1.12), 4)
  }).join('')
}

function mozzarella(s: Sketch): string {
  return (
    circle(0, 0, 33, s.radial('#fff 0,#fdf9ef .7,#e6dbc6 1', lit)) +
    stroke('M-20-10Q-4-20 12-18M-14 12Q4 18 20 6', '#e9dfca', 2.4)
  )
}

/** A burrata, opened, its cream running out. */
export function burrata(s: Sketch): string {
  return (
    cast(s, path(blob(s, [240, 182], [74, 66], [0.05, 12]), s.radial('#fff 0,#fffaf0 .5,#e9dcc4 1', lit))) +
    path('M214 168Q226 150 246 152Q270 156 272 178Q266 204 240 206Q214 200 214 168z', s.radial('#fffdf6 0,#f3e4c4 1')) +
    stroke('M222 176Q240 160 262 172M226 190Q244 178 264 186M236 200Q246 192 256 196', '#fff', 4) +
    stroke('M200 150Q212 130 240 124', '#fff', 6, 'opacity=".8"')
  )
}

/** A crescent of melon, about 190 long. */
export function melon(s: Sketch, at: Point, turn: number): string {
  const slice = s.symbol('melon', () => {
    const outer = 'M-96-20A100 84 0 0 0 96-20Q60 14 0 14T-96-20z'
    return (
      path(outer, '#b9a35e') +
      path('M-94-20A98 78 0 0 0 94-20Q60 12 0 12T-94-20z', s.linear('#f8b65a 0,#f29a35 .7,#e9c46a 1')) +
      stroke('M-78-10Q-40 14 0 15T78-10', '#fbd08c', 3, 'opacity=".9"')
    )
  })
  return cast(s, stamp(slice, at, turn, 1))
}

/** Golden rings of squid. */
export function squidRings(s: Sketch, at: readonly Point[]): string {
  const one = s.symbol('squid ring', () => {
    const gold = s.linear('#f7cd74 0,#d9942f .7,#a8641a 1', along)
    const crumb = spread(s, 16, [0, 0], [22, 0.4]).map(([x, y]) => `M${n(x)} ${n(y)}h2`)
    return (
      ellipse(0, 0, [19, 16], `fill="none" stroke="${gold}" stroke-width="13"`) +
      ellipse(
        0,
        0,
        [25, 22],
        'fill="none" stroke="#9a5a14" stroke-width="1.6" stroke-linecap="butt" stroke-dasharray="4 5" opacity=".6"',
      ) +
      stroke(crumb.join(''), '#ffe9b0', 2.4, 'opacity=".8"')
    )
  })
  return at.map((point) => cast(s, stamp(one, point, s.between(0, 360), s.between(0.9, 1.15)), 5)).join('')
}

export function friedOlives(s: Sketch, at: readonly Point[]): string {
  return balls(s, at, 25, '#f5c668 0,#d9942f .6,#935014 1')
}

/** Potatoes cut in sticks and fried, thrown in a heap. */
export function fries(s: Sketch, [x, y]: Point, radius: number, count: number): string {
  const layer = (share: number) =>
    spread(s, Math.round(count * share), [0, 0], [radius, 0.5])
      .map(([px, py]) => {
        const angle = s.between(0, 3.14)
        const reach = s.between(22, 40)
        const dx = Math.cos(angle) * reach
        const dy = Math.sin(angle) * reach
        return `M${n(px - dx)} ${n(py - dy)}L${n(px + dx)} ${n(py + dy)}`
      })
      .join('')
  const sticks = [0.4, 0.35, 0.25].map((share, index) => {
    const id = s.symbol(`sticks ${index} ${x}`, () => path(layer(share), 'fill="none" stroke-linecap="square"'))
    const tones = ['#d99a2b', '#efb93f', '#f8d163']
    return (
      `<use href="#${id}" stroke="#9a5d10" stroke-width="14" opacity=".8"/>` +
      `<use href="#${id}" stroke="${tones[index]}" stroke-width="11.5"/>` +
      `<use href="#${id}" stroke="#ffeeb0" stroke-width="3.4" opacity=".75"/>`
    )
  })
  return cast(s, group(sticks.join(''), `transform="translate(${x} ${y})"`), 8)
}

/** A cheese cut open, with its rind. */
export function cheeseWedge(s: Sketch, at: Point, turn: number, size = 1): string {
  const id = s.symbol('cheese', () => {
    const holes =
      ellipse(-14, 4, [6, 5], '#dba63c') + ellipse(12, -2, [4, 3.4], '#dba63c') + ellipse(18, 12, [5, 4], '#dba63c')
    return (
      path('M-46 18L34-30Q48-10 44 24z', s.linear('#fbe08a 0,#efc04d 1', along)) +
      stroke('M34-30Q48-10 44 24', '#b8792a', 6) +
      holes
    )
  })
  return cast(s, stamp(id, at, turn, size))
}

/** A long bread stick or two. */
export function grissini(s: Sketch, at: Point, turn: number): string {
  const d = 'M-100-8Q-40-14 10-8T100-10M-92 8Q-30 4 20 9T104 6'
  return cast(
    s,
    group(stroke(d, '#c48a45', 10) + stroke(d, '#eec489', 5), `transform="translate(${at.join(' ')})rotate(${turn})"`),
    5,
  )
}

/** A little bowl seen from above, filled with oil, honey, sauce or salt. */
export function dip(s: Sketch, [x, y]: Point, radius: number, [light, dark]: readonly [string, string]): string {
  return (
    cast(s, circle(x, y, radius, s.linear('#fff 0,#d9d3c8 1', along))) +
    circle(x, y, radius * 0.84, s.radial(`${light} 0,${dark} 1`, lit)) +
    stroke(
      `M${n(x - radius * 0.5)} ${n(y - radius * 0.3)}q${n(radius * 0.2)} ${n(-radius * 0.3)} ${n(radius * 0.5)} ${n(-radius * 0.3)}`,
      '#fff',
      3,
      'opacity=".6"',
    )
  )
}
