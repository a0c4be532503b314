import { blob, circle, group, n, path, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

/** Sear marks, crumbs and grains: short strokes all over a shape. */
function texture(
  s: Sketch,
  center: Point,
  [rx, ry]: Point,
  [colour, count, size]: readonly [string, number, number],
): string {
  const [cx, cy] = center
  const d = spread(s, count, [0, 0], [1, 0.6]).map(([x, y]) => {
    const at = `M${n(cx + x * rx)} ${n(cy + y * ry)}`
    return `${at}l${n(s.between(-size, size))} ${n(s.between(-size, size))}`
  })
  return stroke(d.join(''), colour, size * 0.8, 'opacity=".5"')
}

function cast(s: Sketch, body: string, reach = 7): string {
  return group(body, `filter="${s.shadow(reach, 0.5)}"`)
}

/** Rare beef in slices, fanned out. */
export function tagliata(s: Sketch): string {
  const slice = s.symbol('slice', () => {
    const outline = 'M-17-62Q0-74 17-62Q23-30 20 0Q23 34 16 62Q0 72-16 62Q-23 30-19 0Q-23-34-17-62z'
    const face = '#6b3420 0,#a8543c .1,#d4625a .3,#c8453f .5,#d4625a .7,#a8543c .9,#6b3420 1'
    return (
      path(outline, s.linear('#5d2e1c 0,#2f140b 1', along)) +
      path(outline, `fill="${s.linear(face)}" transform="translate(-3 -2)scale(.8 .93)"`) +
      stroke('M-10-40Q-4-20-9 4M4-44Q0-14 6 10M-3 14Q-8 30-2 46', '#f0a79c', 1.6, 'opacity=".6"')
    )
  })
  return [-3, -2, -1, 0, 1, 2, 3]
    .map((step) => cast(s, stamp(slice, [240 + step * 29, 182 + step * step * 2.2], step * 6 + 8, 1.05), 5))
    .join('')
}

/** A breaded cutlet as big as the plate, its bone to the right. */
export function cutlet(s: Sketch, center: Point, [rx, ry]: Point, bone: boolean): string {
  const [x, y] = center
  const handle = bone
    ? stroke(`M${x + rx * 0.8} ${y - 12}L${x + rx + 34} ${y - 34}`, '#f3e6cd', 15) +
      stroke(`M${x + rx * 0.8} ${y - 15}L${x + rx + 34} ${y - 38}`, '#fff', 4, 'opacity=".6"')
    : ''
  return (
    cast(
      s,
      handle + path(blob(s, center, [rx, ry], [0.1, 12]), s.radial('#f3c268 0,#e0a040 .6,#b66e1f .92,#8f4f12 1', lit)),
    ) +
    texture(s, center, [rx * 0.9, ry * 0.9], ['#8a4a10', 70, 6]) +
    texture(s, center, [rx * 0.9, ry * 0.9], ['#ffe3a0', 80, 5])
  )
}

/** Thick slices of braised beef under a dark, shining sauce. */
export function braised(s: Sketch): string {
  const slices = [-1, 0, 1].map((step): Point => [240 + step * 46, 176 + step * 14])
  return slices
    .map((at) => {
      const [x, y] = at
      const meat = path(blob(s, at, [52, 66], [0.09, 10]), s.radial('#9a5a3a 0,#71391f .7,#451d0e 1', lit))
      const fibres = stroke(
        `M${x - 22} ${y - 34}q10 34 0 66M${x - 4} ${y - 42}q8 40-2 80M${x + 16} ${y - 36}q8 36-2 70`,
        '#c58a62',
        1.8,
        'opacity=".5"',
      )
      return cast(
        s,
        meat +
          fibres +
          path(blob(s, [x + 4, y + 16], [42, 32], [0.16, 9]), tint('#4a1208', 0.72)) +
          gloss([x - 18, y - 34]),
      )
    })
    .join('')
}

function gloss([x, y]: Point): string {
  return stroke(`M${x} ${y}q14-16 34-13`, '#fff', 4, 'opacity=".4"')
}

/** Balls with a crust: meatballs, stuffed fried olives, rice balls. */
export function balls(s: Sketch, at: readonly Point[], radius: number, stops: string): string {
  const one = s.symbol(`ball ${stops}`, () => {
    const face = path(blob(s, [0, 0], [radius, radius], [0.05, 10]), s.radial(stops, lit))
    const crumb = texture(s, [0, 0], [radius * 0.8, radius * 0.8], ['#fff0c8', 14, radius * 0.11])
    return face + texture(s, [2, 2], [radius * 0.85, radius * 0.85], ['#4a1d08', 16, radius * 0.12]) + crumb
  })
  return at.map((point) => cast(s, stamp(one, point, s.between(-20, 20), s.between(0.92, 1.06)), 5)).join('')
}

/** A grilled sausage bent like a bow; `d` is its line. */
export function sausageLink(s: Sketch, d: string): string {
  const skin = s.linear('#c9743f 0,#9c4a22 .6,#6b2c10 1')
  return (
    cast(s, path(d, `fill="none" stroke="${skin}" stroke-width="38"`)) +
    path(
      d,
      'fill="none" stroke="#3a1505" stroke-width="30" stroke-linecap="butt" stroke-dasharray="5 19" opacity=".5"',
    ) +
    group(stroke(d, '#ffd9ab', 5, 'opacity=".5"'), 'transform="translate(-2 -10)"')
  )
}

/** A leg of roast chicken, about 170 long. */
export function chickenLeg(s: Sketch, at: Point, turn: number, size: number): string {
  const leg = s.symbol('leg', () => {
    const meat = 'M-62 8Q-70-34-26-44Q16-50 40-22Q54-8 70-6L72 12Q52 16 38 26Q4 54-32 46Q-60 38-62 8z'
    return (
      stroke('M60 4L104 6', '#efe0c4', 15) +
      circle(106, -2, 9, '#f6ead2') +
      circle(107, 12, 9, '#e6d6b8') +
      path(meat, s.radial('#f2b457 0,#d98a2e .5,#a8571a .85,#7d3a0f 1', lit)) +
      stroke('M-44 22Q-10 40 26 22M-30 34Q0 44 24 32', '#6b2c08', 3, 'opacity=".4"') +
      stroke('M-46-8Q-36-32-4-34', '#fff3cf', 6, 'opacity=".6"')
    )
  })
  return cast(s, stamp(leg, at, turn, size), 8)
}

/** A whole roast sea bass, head to the left, about 330 long. */
export function seaBass(s: Sketch): string {
  const body =
    'M-158 6Q-138-36-82-48Q-10-62 62-34Q94-20 118-12L160-44Q154-14 156 4Q158 24 162 46L118 16Q80 34 38 44Q-36 62-96 44Q-142 30-158 6z'
  const cuts = 'M-56-42Q-40-4-52 40M-10-48Q6-6-6 46M36-40Q48-4 38 38'
  return cast(
    s,
    group(
      path('M-40-48Q0-84 58-44L48-34Q0-48-34-44zM-40 50Q-24 74 6 58L20 48z', s.linear('#8d9093 0,#5e5a55 1')) +
        path(body, s.linear('#5f6a70 0,#9aa3a4 .28,#e9e2d2 .6,#c9b08a .85,#9a6f3c 1')) +
        stroke(cuts, '#5a2d10', 8, 'opacity=".65"') +
        stroke(cuts, '#f7e3c0', 3.4) +
        path('M-104-42Q-84-4-104 40Q-142 28-158 6Q-140-32-104-42z', tint('#54585a', 0.45)) +
        stroke('M-104-40Q-86-2-104 38M125-10L152-26M126 2L150 2M126 10L152 30', '#4a4744', 2, 'opacity=".7"') +
        circle(-128, -10, 8, '#f4efe2') +
        circle(-128, -10, 4.6, '#20222a') +
        stroke('M-96-40Q-30-58 40-34', '#fff', 4, 'opacity=".5"'),
      'transform="translate(240 180)rotate(-9)"',
    ),
    9,
  )
}

/** Raw beef cut with the knife, pressed into a disc. */
export function tartare(s: Sketch, center: Point, radius: number): string {
  return (
    cast(s, path(blob(s, center, [radius, radius], [0.03, 14]), s.radial('#d1504a 0,#b8322f .7,#8a1d1f 1', lit))) +
    texture(s, center, [radius * 0.92, radius * 0.92], ['#ef8a80', 80, 7]) +
    texture(s, center, [radius * 0.92, radius * 0.92], ['#6d1014', 70, 6])
  )
}

/** Thin pale slices in a ring, as for veal with tuna sauce. */
export function thinSlices(s: Sketch, [light, dark]: readonly [string, string], count: number): string {
  const slice = s.symbol('thin slice', () => {
    const face = path(blob(s, [0, 0], [50, 36], [0.1, 10]), s.radial(`${light} 0,${light} .6,${dark} 1`))
    return face + stroke('M-26-6Q-4-14 22-4M-22 8Q0 2 26 10', dark, 1.6, 'opacity=".6"')
  })
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.283
    const at: Point = [240 + Math.cos(angle) * 62, 180 + Math.sin(angle) * 62]
    return cast(s, stamp(slice, at, (angle * 180) / Math.PI + 70), 4)
  }).join('')
}
