import { group, n, path, spread, stroke, type Point } from './shapes.ts'
import { down, type Sketch } from './sketch.ts'

/** Seen from the side and a little from above: a portion cut from a tray or a cake. */
export type Slab = {
  /** From top to bottom: colour and share of the height. */
  layers: readonly (readonly [colour: string, share: number])[]
  top: string
  /** Spots on the top: browned cheese, cocoa, crumbs. */
  spots?: readonly [colour: string, count: number, size: number]
  at?: Point
  wide?: number
  high?: number
  deep?: number
  wavy?: number
}

/** A plate, board or shadow seen at the same slant. */
export function tilted(body: string): string {
  return group(body, 'transform="translate(0 96)scale(1 .62)"')
}

function wave(s: Sketch, from: number, wide: number, swing: number): string {
  const step = wide / 4
  return Array.from(
    { length: 4 },
    (_, index) => `q${n(step / 2)} ${n(s.between(-swing, swing))} ${n(step)} ${n(index % 2 ? from : -from)}`,
  ).join('')
}

export function slab(
  s: Sketch,
  { layers, top, spots, at = [240, 200], wide = 190, high = 84, deep = 74, wavy = 5 }: Slab,
): string {
  const left = at[0] - wide / 2 - deep * 0.2
  const upper = at[1] - high / 2 + deep * 0.25
  const dx = deep * 0.62
  const dy = deep * 0.62
  let share = 0
  const bands = layers.map(([colour, part]) => {
    const y = upper + share * high
    const rest = high - share * high
    share += part
    const edge = y === upper ? `h${n(wide)}` : wave(s, 0, wide, wavy)
    const front = path(`M${n(left)} ${n(y)}${edge}v${n(rest)}h${n(-wide)}z`, colour)
    const side = path(`M${n(left + wide)} ${n(y)}l${n(dx)} ${n(-dy)}v${n(rest)}l${n(-dx)} ${n(dy)}z`, colour)
    return front + side
  })
  const shade = path(
    `M${n(left + wide)} ${n(upper)}l${n(dx)} ${n(-dy)}v${n(high)}l${n(-dx)} ${n(dy)}z`,
    s.linear('#2a0f00/.22 0,#2a0f00/.4 1'),
  )
  const face = path(
    `M${n(left)} ${n(upper)}h${n(wide)}v${n(high)}h${n(-wide)}z`,
    s.linear('#fff/.16 0,#fff/0 .4,#2a0f00/.2 1', down),
  )
  const lid = `M${n(left - 2)} ${n(upper + 3)}l${n(dx)} ${n(-dy - 4)}h${n(wide + 2)}l${n(-dx + 3)} ${n(dy + 4)}q${n(-wide / 4)} 6 ${n(-wide / 2)} 1t${n(-wide / 2)} 0z`
  return group(
    bands.join('') + face + shade + path(lid, top) + (spots ? sprinkled(s, [left, upper], [wide, dx, dy], spots) : ''),
    `filter="${s.shadow(10, 0.5)}"`,
  )
}

function sprinkled(
  s: Sketch,
  [left, upper]: Point,
  [wide, dx, dy]: readonly [number, number, number],
  [colour, count, size]: readonly [string, number, number],
): string {
  const d = spread(s, count, [0, 0], [1, 0.5]).map(([x, y]) => {
    const depth = (y + 1) / 2
    const across = ((x + 1) / 2) * wide * 0.94
    return `M${n(left + 6 + across + depth * dx * 0.9)} ${n(upper - depth * dy * 0.92)}h${n(s.between(0.1, size))}`
  })
  return stroke(d.join(''), colour, size, 'opacity=".7"')
}

/** A wedge of a round cake with its point towards us. */
export function wedge(s: Sketch, { layers, top, spots }: Pick<Slab, 'layers' | 'top' | 'spots'>): string {
  const high = 74
  let share = 0
  const bands = layers.map(([colour, part]) => {
    const y = share * high
    share += part
    return path(
      `M90 ${n(168 + y)}L300 ${n(224 + y)}L352 ${n(128 + y)}V${n(128 + high)}L300 ${n(224 + high)}L90 ${n(168 + high)}z`,
      colour,
    )
  })
  const shade = path(`M300 224L352 128V${128 + high}L300 ${224 + high}z`, s.linear('#2a0f00/.2 0,#2a0f00/.36 1'))
  const back = 'M90 168L300 224L352 128Q250 96 90 168z'
  const crumbs = spots
    ? stroke(
        spread(s, spots[1], [262, 166], [66, 0.5])
          .map(([x, y]) => `M${n(x)} ${n(166 + (y - 166) * 0.4)}h${n(s.between(0.1, spots[2]))}`)
          .join(''),
        spots[0],
        spots[2],
        'opacity=".8"',
      )
    : ''
  return group(
    group(bands.join('') + shade + path(back, top) + crumbs, 'transform="translate(14 -4)"'),
    `filter="${s.shadow(10, 0.5)}"`,
  )
}

/** Sheets of pasta, ragù and white sauce, browned on top. */
export function lasagne(s: Sketch): string {
  const [pasta, ragout, dark] = ['#f2d99a', '#c0452a', '#962f18']
  return slab(s, {
    layers: [
      ['#f0c878', 0.12],
      [ragout, 0.14],
      [pasta, 0.1],
      [dark, 0.16],
      [pasta, 0.1],
      [ragout, 0.16],
      [pasta, 0.1],
      [dark, 0.12],
    ],
    top: s.radial('#f7d98c 0,#e6a94c .7,#b8671f 1'),
    spots: ['#8a3a10', 30, 7],
  })
}
