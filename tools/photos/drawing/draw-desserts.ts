import { blob, circle, ellipse, group, n, path, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, lit, type Sketch } from './sketch.ts'

function cast(s: Sketch, body: string, reach = 7): string {
  return group(body, `filter="${s.shadow(reach, 0.45)}"`)
}

type Cream = { body: string; sauce: readonly [light: string, dark: string] }

/** A cream turned out of its mould, with a sauce that runs down. */
export function turnedOut(s: Sketch, { body, sauce }: Cream): string {
  const [light, dark] = sauce
  return (
    cast(s, path(blob(s, [244, 250], [128, 44], [0.1, 12]), s.radial(`${light} 0,${dark} 1`))) +
    cast(s, path('M166 128Q240 92 314 128L334 236Q336 264 240 266Q144 264 146 236z', s.linear(body, 'x2="1"')), 5) +
    path(
      'M165 130Q240 90 315 130Q322 150 316 176Q310 196 302 176Q298 156 286 166Q282 212 270 208Q262 176 246 168Q228 160 222 190Q212 206 206 178Q196 156 186 166Q176 190 168 172Q160 150 165 130z',
      s.linear(`${light} 0,${dark} 1`),
    ) +
    ellipse(240, 128, [74, 25], s.radial(`${light} 0,${light} .5,${dark} 1`)) +
    stroke('M186 122Q208 110 238 109', '#fff', 5, 'opacity=".5"')
  )
}

/** Two shells of fried dough filled with ricotta. */
export function cannoli(s: Sketch): string {
  const shell = s.symbol('cannolo', () => {
    const cream = (x: number) =>
      path(blob(s, [x, 0], [27, 33], [0.12, 9]), s.radial('#fff 0,#fdf4e0 .6,#e2d0ae 1', lit))
    const nuts = (x: number) =>
      stroke(
        spread(s, 16, [x, 0], 24)
          .map(([px, py]) => `M${n(px)} ${n(py)}h${n(s.between(0.1, 3))}`)
          .join(''),
        '#6f9a36',
        5,
      )
    return (
      cream(-96) +
      cream(96) +
      nuts(-104) +
      nuts(104) +
      path('M-92-34Q0-46 92-34Q104 0 92 34Q0 46-92 34Q-104 0-92-34z', s.linear('#e9b064 0,#c5803a .5,#8a4c18 1')) +
      stroke('M-92-34Q-30 0 30 42M30-42Q60-6 92 20', '#8a4c18', 4, 'opacity=".5"') +
      stroke('M-70-24Q0-34 60-26', '#ffe7b8', 7, 'opacity=".55"') +
      stroke(
        spread(s, 26, [0, 4], 62)
          .map(([x, y]) => `M${n(x)} ${n(y * 0.5)}h.1`)
          .join(''),
        '#a05e22',
        5,
        'opacity=".4"',
      ) +
      stroke(
        spread(s, 30, [0, -14], 70)
          .map(([x, y]) => `M${n(x)} ${n(-14 + (y + 14) * 0.3)}h.1`)
          .join(''),
        '#fff',
        3.4,
        'opacity=".8"',
      )
    )
  })
  return cast(s, stamp(shell, [228, 148], -12, 1)) + cast(s, stamp(shell, [256, 230], 7, 1))
}

/** Scoops in a glass cup on its foot, seen from the side. */
export function iceCreamCup(s: Sketch, colours: readonly [string, string, string]): string {
  const scoop = ([x, y]: Point, colour: string) =>
    path(blob(s, [x, y], [56, 52], [0.05, 12]), colour) +
    circle(x, y, 52, s.radial('#fff/.55 0,#fff/0 .5,#3a1200/.28 1', lit)) +
    stroke(`M${x - 40} ${y + 20}q20 12 40 4t38 0`, '#fff', 3, 'opacity=".35"')
  return (
    cast(s, ellipse(240, 322, [62, 13], tint('#eaf2f4', 0.9)) + path('M232 240h16l6 80h-28z', tint('#eaf2f4', 0.85))) +
    scoop([196, 140], colours[0]) +
    scoop([286, 142], colours[1]) +
    scoop([240, 100], colours[2]) +
    path(
      'M134 146H346Q344 246 252 262H228Q136 246 134 146z',
      s.linear('#f4fafb/.5 0,#cfe0e4/.72 .6,#f6fbfc/.6 1', 'x2="1"'),
    ) +
    stroke('M134 146Q240 168 346 146', '#fff', 4, 'opacity=".85"') +
    stroke('M158 170Q164 220 204 242', '#fff', 7, 'opacity=".7"')
  )
}

/** A rolled wafer, leaning. */
export function wafer(s: Sketch): string {
  const d = 'M300 96L352 22'
  return (
    stroke(d, '#b8732c', 19) +
    stroke(d, '#e6b069', 12) +
    stroke('M306 92l-8-12M318 76l-8-12M330 60l-8-12M342 44l-8-12', s.linear('#9a5a1c 0,#9a5a1c 1'), 2)
  )
}

function strawberry(s: Sketch): string {
  return (
    path('M0 26Q-24 8-21-10Q-12-22 0-17Q12-22 21-10Q24 8 0 26z', s.radial('#ff8a78 0,#e2352f .55,#a81420 1', lit)) +
    path('M0 16Q-11 4-9-6Q0-12 9-6Q11 4 0 16z', tint('#ffd5c8', 0.75)) +
    stroke('M-13-4h.1M-14 6h.1M13-4h.1M14 6h.1M-7 16h.1M8 16h.1', '#ffe08a', 2.6)
  )
}

function kiwi(s: Sketch): string {
  const seeds = Array.from({ length: 12 }, (_, index) => {
    const angle = index * 0.5236
    return `M${n(Math.cos(angle) * 9)} ${n(Math.sin(angle) * 9)}L${n(Math.cos(angle) * 11)} ${n(Math.sin(angle) * 11)}`
  })
  return (
    circle(0, 0, 22, '#7a6a34') +
    circle(0, 0, 20, s.radial('#f2f7c4 0,#f2f7c4 .2,#9dc84a .4,#6fa32c 1')) +
    stroke(seeds.join(''), '#2c2a14', 2.4)
  )
}

function blueberry(s: Sketch): string {
  return circle(0, 0, 12, s.radial('#93a4d6 0,#4b5c9e .5,#252e5c 1', lit)) + circle(2, 2, 3.6, '#1f2650')
}

const fruits = { strawberry, kiwi, blueberry }

export function fruit(s: Sketch, name: keyof typeof fruits, at: readonly Point[], size = 1): string {
  const id = s.symbol(name, () => fruits[name](s))
  return cast(s, at.map((point) => stamp(id, point, s.between(-60, 60), size * s.between(0.9, 1.1))).join(''), 4)
}

/** Small crisp biscuits with cracks of sugar. */
export function amaretti(s: Sketch, at: readonly Point[]): string {
  const one = s.symbol('amaretto', () => {
    const face = path(blob(s, [0, 0], [21, 19], [0.07, 10]), s.radial('#e3ab66 0,#c07f3c .6,#8a5020 1', lit))
    return face + stroke('M-11-6l8 4 4 9M4-12l2 8 9 3M-4 12l2-6', '#fbe3b8', 2.4, 'opacity=".8"')
  })
  return cast(s, at.map((point) => stamp(one, point, s.between(0, 90), 1)).join(''), 4)
}

/** A cup from above on its saucer, with a spoon. */
export function cup(s: Sketch, drink: string, art: 'crema' | 'heart'): string {
  const drawing =
    art === 'heart'
      ? path('M240 236Q180 196 190 158Q206 130 240 152Q274 130 290 158Q300 196 240 236z', '#fff6e4') +
        stroke('M206 176Q240 208 274 176M216 160Q240 184 264 160', '#c98a4c', 5, 'opacity=".55"')
      : stroke(
          'M188 160Q220 130 262 146Q296 166 278 204Q250 232 214 214Q196 196 214 178',
          '#f0c88a',
          8,
          'opacity=".55"',
        )
  return (
    cast(s, circle(240, 184, 150, s.linear('#fff 0,#fff .3,#d6d0c6 1', along)), 13) +
    circle(240, 184, 104, 'fill="none" stroke="#d9d3c8" stroke-width="3"') +
    cast(
      s,
      stroke('M326 154Q372 118 386 112', '#f6f1e8', 24) + circle(240, 184, 92, s.linear('#fff 0,#cfc8bc 1', along)),
      10,
    ) +
    circle(240, 184, 80, s.radial(drink)) +
    drawing +
    stroke('M176 150Q192 120 222 110', '#fff', 4, 'opacity=".5"') +
    cast(
      s,
      stroke('M112 270L206 322', '#c9ccd0', 8) +
        ellipse(0, 0, [26, 16], 'fill="#d9dcdf" transform="translate(96 260)rotate(30)"'),
      4,
    )
  )
}
