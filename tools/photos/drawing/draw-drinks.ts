import { ingredient } from './draw-ingredients.ts'
import { circle, ellipse, group, n, path, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'
import { tableEdge } from './surfaces.ts'

const glassy = '#fff/.5 0,#fff/.12 .18,#fff/.05 .5,#fff/.16 .82,#fff/.5 1'
const sideways = 'x2="1"'

export type Liquid = readonly [light: string, dark: string]

/** A wall out of focus with a few lights, and a table. */
export function bar(s: Sketch, wall: Liquid, table: Liquid): string {
  const lights = spread(s, 9, [240, 110], 230).map(([x, y]) =>
    circle(x, Math.min(y, 230), s.between(14, 34), tint('#fff2cf', Math.round(s.between(7, 16)) / 100)),
  )
  return (
    `<rect x="-80" y="-80" width="640" height="520" fill="${s.radial(`${wall[0]} 0,${wall[1]} 1`, 'cx=".35" cy=".3" r=".9"')}"/>` +
    lights.join('') +
    tableEdge(s, table)
  )
}

function ice(s: Sketch, at: readonly Point[]): string {
  const cube = s.symbol('ice', () => {
    const face = `<rect x="-19" y="-19" width="38" height="38" rx="7" ${tint('#fff', 0.34)}/>`
    return face + stroke('M-13-12H10M-13-12V8', '#fff', 3, 'opacity=".7"')
  })
  return at.map((point) => stamp(cube, point, s.between(-30, 30), s.between(0.9, 1.1))).join('')
}

function bubbles(s: Sketch, [x, y]: Point, [wide, high]: Point, count: number): string {
  const d = Array.from({ length: count }, () => `M${n(x + s.between(-wide, wide))} ${n(y + s.between(-high, high))}h.1`)
  return stroke(d.join(''), '#fff', 3.4, 'opacity=".65"')
}

type Tall = {
  liquid: Liquid
  level?: number
  ice?: boolean
  fizz?: boolean
  slice?: 'lemon' | 'orange'
  leaf?: boolean
  straw?: string
}

/** A tumbler with straight walls. */
export function tumbler(s: Sketch, { liquid, level = 104, ice: cold, fizz, slice, leaf, straw }: Tall): string {
  const shape = 'M174 60H306L294 318Q294 326 284 326H196Q186 326 186 318z'
  const share = (level - 60) / 258
  const inset = 12 * share
  const inside = `M${n(178 + inset)} ${level}H${n(302 - inset)}L290 308Q290 314 282 314H198Q190 314 190 308z`
  const rim = slice ? stamp(ingredient(s, slice), [304, 66], 12, 1.35) : ''
  return (
    path(shape, tint('#f2f8fa', 0.28)) +
    path(inside, s.linear(`${liquid[0]} 0,${liquid[1]} 1`)) +
    (straw ? stroke('M250 300L288 6', straw, 9) : '') +
    (cold
      ? ice(s, [
          [212, level + 26],
          [262, level + 22],
          [234, level + 66],
          [274, level + 76],
        ])
      : '') +
    (slice ? group(stamp(ingredient(s, slice), [224, 214], -10, 1.2), 'opacity=".75"') : '') +
    (fizz ? bubbles(s, [240, 210], [46, 90], 34) : '') +
    ellipse(240, level, [62 - inset, 8], tint('#fff', 0.35)) +
    path(shape, s.linear(glassy, sideways)) +
    stroke('M174 60Q240 72 306 60', '#fff', 3, 'opacity=".8"') +
    stroke('M190 84L200 300', '#fff', 7, 'opacity=".45"') +
    rim +
    (leaf ? stamp(ingredient(s, 'mintSprig'), [214, level - 6], -10, 1.3) : '')
  )
}

type Stemmed = { liquid: Liquid; shape: 'wine' | 'flute' | 'balloon'; fizz?: boolean; ice?: boolean; slice?: 'orange' }

const bowls = {
  wine: {
    cup: 'M182 44Q168 172 240 192Q312 172 298 44z',
    inside: 'M177 112Q182 172 240 187Q298 172 303 112z',
    level: [112, 62],
  },
  flute: {
    cup: 'M206 28Q198 190 240 208Q282 190 274 28z',
    inside: 'M204 66Q204 184 240 202Q276 184 276 66z',
    level: [66, 36],
  },
  balloon: {
    cup: 'M160 52Q136 196 240 212Q344 196 320 52z',
    inside: 'M152 94Q152 196 240 207Q328 196 328 94z',
    level: [94, 87],
  },
} satisfies Record<Stemmed['shape'], { cup: string; inside: string; level: Point }>

/** A glass on a stem. */
export function stemmed(s: Sketch, { liquid, shape, fizz, ice: cold, slice }: Stemmed): string {
  const { cup, inside, level } = bowls[shape]
  const [y, wide] = level
  return (
    ellipse(240, 322, [56, 10], tint('#f4fafb', 0.75)) +
    stroke('M200 320Q240 314 280 320', '#fff', 2.4, 'opacity=".9"') +
    path(
      'M236 196H244L246 300Q262 312 284 320H196Q218 312 234 300z',
      s.linear('#fff/.8 0,#dfe9ec/.5 .5,#fff/.75 1', sideways),
    ) +
    path(cup, tint('#f2f8fa', 0.26)) +
    path(inside, s.linear(`${liquid[0]} 0,${liquid[1]} 1`)) +
    (cold
      ? ice(s, [
          [206, y + 30],
          [262, y + 26],
          [238, y + 66],
        ])
      : '') +
    (slice ? stamp(ingredient(s, slice), [284, y + 20], 20, 1.7) : '') +
    (fizz ? bubbles(s, [240, y + 56], [wide * 0.6, 42], 26) : '') +
    ellipse(240, y, [wide, 9], tint('#fff', 0.34)) +
    path(cup, s.linear(glassy, sideways)) +
    stroke(`M${240 - wide * 0.82} ${y - 24}q-6 50 14 84`, '#fff', 7, 'opacity=".6"')
  )
}

/** Beer in a tall glass, its foam over the rim. */
export function beer(s: Sketch, liquid: Liquid): string {
  const shape =
    'M168 70H312Q318 150 300 206Q290 250 288 316Q288 326 276 326H204Q192 326 192 316Q190 250 180 206Q162 150 168 70z'
  const foam =
    'M162 84Q150 56 178 50Q184 26 212 36Q230 16 256 34Q286 22 298 46Q330 50 318 84Q316 108 300 100Q284 116 264 104Q236 118 214 104Q190 116 178 102Q164 104 162 84z'
  return (
    path(shape, s.linear(`${liquid[0]} 0,${liquid[1]} 1`)) +
    bubbles(s, [240, 210], [44, 86], 40) +
    path(shape, s.linear(glassy, sideways)) +
    stroke('M186 116Q188 190 204 240V300', '#fff', 8, 'opacity=".4"') +
    group(path(foam, s.radial('#fff 0,#fff8e6 .6,#ecd9b0 1', 'cx=".4" cy=".3"')), `filter="${s.shadow(4, 0.3)}"`) +
    stroke('M190 60q10-10 22-4M246 52q14-10 26 0M214 84q12 8 24 0M268 84q12 6 22-2', '#e6d2a4', 3, 'opacity=".7"')
  )
}

type Bottle = { colour: Liquid; label: string; cap: string; at?: number }

/** A bottle; its label carries a band of colour and no word. */
export function bottle(s: Sketch, { colour, label, cap, at = 240 }: Bottle): string {
  const shape =
    'M222 40H258V96Q258 112 276 134Q290 150 290 176V312Q290 326 276 326H204Q190 326 190 312V176Q190 150 204 134Q222 112 222 96z'
  return group(
    path(shape, s.linear(`${colour[0]} 0,${colour[1]} 1`, along)) +
      path(shape, s.linear(glassy, sideways)) +
      path('M190 196H290V282H190z', s.linear('#fff 0,#f3eee4 .5,#d9d2c4 1', sideways)) +
      path('M190 222H290V256H190z', label) +
      circle(240, 239, 22, '#fff') +
      circle(240, 239, 17, label) +
      `<rect x="218" y="24" width="44" height="26" rx="5" fill="${cap}"/>` +
      stroke('M204 176V190M228 58V96', '#fff', 7, 'opacity=".6"'),
    at === 240 ? '' : `transform="translate(${at - 240} 0)"`,
  )
}

/** A small thick glass of dark liqueur with ice. */
export function shortGlass(s: Sketch, liquid: Liquid): string {
  const shape = 'M160 168H320L308 314Q308 326 296 326H184Q172 326 172 314z'
  return (
    path(shape, tint('#f2f8fa', 0.32)) +
    path('M167 214H313L304 298Q304 306 294 306H186Q176 306 176 298z', s.linear(`${liquid[0]} 0,${liquid[1]} 1`)) +
    ice(s, [
      [204, 226],
      [252, 216],
      [286, 236],
    ]) +
    ellipse(240, 214, [73, 9], tint('#fff', 0.25)) +
    path(shape, s.linear(glassy, sideways)) +
    stroke('M160 168Q240 182 320 168', '#fff', 3, 'opacity=".8"') +
    stroke('M176 190L186 296', '#fff', 8, 'opacity=".5"') +
    stamp(ingredient(s, 'orange'), [318, 176], 14, 1.2)
  )
}
