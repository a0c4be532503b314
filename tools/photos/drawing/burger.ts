import { ingredient } from './draw-ingredients.ts'
import { ellipse, group, n, path, stamp, stroke, type Point } from './shapes.ts'
import { lit, type Sketch } from './sketch.ts'

/** One layer of a burger seen from the side: its height and how it is drawn with its top at `y`. */
type Layer = { high: number; draw: (s: Sketch, y: number) => string }

function frill(y: number, deep: number): string {
  const bites = Array.from(
    { length: 12 },
    (_, index) => `q8 ${index % 2 ? deep : deep * 0.55} 16.7 ${index % 2 ? -3 : 3}`,
  ).join('')
  return `M140 ${n(y + 5)}${bites}L336 ${n(y - 4)}H144z`
}

const layers = {
  lettuce: {
    high: 13,
    draw: (s, y) =>
      path(frill(y, 22), s.linear('#9ccb4f 0,#5f9a2c 1')) +
      stroke(`M146 ${y + 3}Q240 ${y + 12} 334 ${y + 3}`, '#cfe88f', 3, 'opacity=".7"'),
  },
  tomato: {
    high: 14,
    draw: (s, y) =>
      [190, 262, 304]
        .map(
          (x) =>
            `<rect x="${x - 46}" y="${y}" width="86" height="14" rx="7" fill="${s.linear('#f0603f 0,#c02a17 1')}"/>`,
        )
        .join('') + stroke(`M156 ${y + 4}h62M240 ${y + 4}h56`, '#ffb79c', 2.4, 'opacity=".8"'),
  },
  onion: {
    high: 8,
    draw: (_, y) =>
      stroke(`M158 ${y + 4}q20-6 44 0t40 0 40 0 40 0`, '#efdcea', 7) +
      stroke(`M158 ${y + 1}q20-6 44 0t40 0 40 0 40 0`, '#8e3a6c', 2),
  },
  cheese: {
    high: 9,
    draw: (s, y) =>
      path(
        `M146 ${y}H334L336 ${y + 10}L306 ${y + 12}L276 ${y + 34}L250 ${y + 12}L196 ${y + 12}L172 ${y + 28}L158 ${y + 11}L144 ${y + 10}z`,
        s.linear('#ffd45e 0,#f0a92a 1'),
      ) + stroke(`M150 ${y + 2}H330`, '#fff0b8', 2.4, 'opacity=".8"'),
  },
  patty: {
    high: 40,
    draw: (s, y) =>
      path(
        `M150 ${y}Q240 ${y - 10} 330 ${y}Q350 ${y + 18} 332 ${y + 38}Q240 ${y + 50} 148 ${y + 38}Q130 ${y + 18} 150 ${y}z`,
        s.linear('#8b4f2e 0,#5f2f17 .6,#3c1a0b 1'),
      ) +
      stroke(
        `M160 ${y + 14}h10M196 ${y + 24}h12M226 ${y + 10}h14M262 ${y + 26}h10M296 ${y + 14}h14M176 ${y + 32}h12M312 ${y + 30}h8`,
        '#b9764a',
        6,
        'opacity=".7"',
      ) +
      stroke(`M180 ${y + 8}h12M244 ${y + 32}h14M280 ${y + 8}h8M214 ${y + 36}h8`, '#2c1106', 6, 'opacity=".5"'),
  },
  chicken: {
    high: 42,
    draw: (s, y) =>
      path(
        `M148 ${y + 4}Q190 ${y - 12} 240 ${y}Q300 ${y - 12} 336 ${y + 6}Q352 ${y + 24} 326 ${y + 40}Q250 ${y + 50} 150 ${y + 40}Q128 ${y + 20} 148 ${y + 4}z`,
        s.radial('#f7cf78 0,#dd9a37 .6,#9c5b14 1', lit),
      ) +
      stroke(
        `M158 ${y + 14}l8 4M190 ${y + 8}l8-3M214 ${y + 22}l9 3M250 ${y + 10}l8 3M284 ${y + 24}l9-3M310 ${y + 12}l7 3M176 ${y + 30}l8 2M236 ${y + 36}l8-2`,
        '#fff0c0',
        5,
        'opacity=".75"',
      ) +
      stroke(
        `M172 ${y + 20}l8 3M230 ${y + 14}l8 3M268 ${y + 34}l8-3M318 ${y + 26}l8 2M204 ${y + 36}l7-2`,
        '#8a4a10',
        5,
        'opacity=".55"',
      ),
  },
  veggie: {
    high: 38,
    draw: (s, y) =>
      path(
        `M150 ${y}Q240 ${y - 8} 330 ${y}Q348 ${y + 18} 332 ${y + 36}Q240 ${y + 46} 148 ${y + 36}Q132 ${y + 18} 150 ${y}z`,
        s.linear('#c99a4c 0,#a06d2c .6,#6f4515 1'),
      ) +
      stroke(`M162 ${y + 14}h6M222 ${y + 26}h6M292 ${y + 14}h6M252 ${y + 12}h5`, '#5f9a2c', 9) +
      stroke(`M190 ${y + 26}h5M268 ${y + 28}h5M314 ${y + 26}h4M206 ${y + 10}h5`, '#e2702a', 9) +
      stroke(`M178 ${y + 8}h4M238 ${y + 34}h4M304 ${y + 34}h4`, '#f6e3a8', 7),
  },
  bacon: {
    high: 10,
    draw: (_, y) =>
      stroke(`M134 ${y + 6}q18-14 36 0t36 0 36 0 36 0 36 0 34-2`, '#a53a1f', 12) +
      stroke(`M134 ${y + 4}q18-14 36 0t36 0 36 0 36 0 36 0 34-2`, '#f6c7a2', 3.4),
  },
} satisfies Record<string, Layer>

export type BurgerLayer = keyof typeof layers

function seeds(y: number): string {
  const at: readonly Point[] = [
    [196, 26],
    [226, 12],
    [258, 18],
    [284, 32],
    [172, 44],
    [212, 40],
    [246, 40],
    [300, 52],
    [270, 54],
  ]
  return at.map(([x, down]) => ellipse(x, y + down, [6, 3.6], '#fff3d4')).join('')
}

/** A burger from the side on its board; the layers go from top to bottom. */
export function burger(s: Sketch, stack: readonly BurgerLayer[]): string {
  const high = stack.reduce((total, name) => total + layers[name].high, 0)
  const top = 282 - 36 - high - 76
  const gold = '#f6c673 0,#dc9638 .55,#a8601a 1'
  let below = 282 - 36
  // From the bottom up, so that what hangs over lies over the layer below it.
  const drawn = stack.toReversed().map((name) => {
    below -= layers[name].high
    return layers[name].draw(s, Math.round(below))
  })
  const crown = `M146 ${top + 80}Q134 ${top + 14} 196 ${top + 3}Q240 ${top - 5} 284 ${top + 3}Q346 ${top + 14} 334 ${top + 80}Q240 ${top + 90} 146 ${top + 80}z`
  const heel = `<path d="M146 244Q240 252 334 244Q344 278 316 284Q240 290 164 284Q136 278 146 244z" fill="${s.linear('#efc27c 0,#d9983f .5,#a9641f 1')}"/>`
  return group(
    heel +
      drawn.join('') +
      path(crown, s.radial(gold, lit)) +
      seeds(top + 4) +
      stroke(`M164 ${top + 44}Q172 ${top + 18} 206 ${top + 12}`, '#fff', 7, 'opacity=".45"'),
    `filter="${s.shadow(10, 0.45)}"`,
  )
}

/** The board from the side, on a table. */
export function counter(s: Sketch, wood: readonly [light: string, dark: string]): string {
  const [light, dark] = wood
  return (
    path('M-80 262H560V440H-80z', s.linear(`${light} 0,${dark} 1`)) +
    path('M-80 262H560V268H-80z', 'fill="#fff" opacity=".2"') +
    ellipse(246, 296, [200, 24], s.radial('#1a0a00/.5 0,#1a0a00/.35 .6,#1a0a00/0 1')) +
    path(
      'M66 276H414Q424 276 424 284V292Q424 300 414 300H66Q56 300 56 292V284Q56 276 66 276z',
      s.linear('#d9ab70 0,#b27c42 .4,#8a5a2a 1'),
    )
  )
}

/** A tin of fries behind the burger. */
export function friesTin(s: Sketch, x: number): string {
  const sticks = Array.from(
    { length: 13 },
    (_, index) =>
      `M${n(x - 34 + index * 5.6)} 206L${n(x - 46 + index * 7.6 + s.between(-3, 3))} ${n(s.between(112, 150))}`,
  ).join('')
  return (
    path(sticks, 'stroke="#b9791c" stroke-width="11"') +
    path(sticks, 'stroke="#f4c451" stroke-width="8.5"') +
    path(sticks, 'stroke="#ffeeb0" stroke-width="2" opacity=".7"') +
    path(
      `M${x - 42} 190H${x + 42}L${x + 32} 280H${x - 32}z`,
      s.linear('#fff 0,#c6cacf .3,#eef0f2 .55,#8f959c 1', 'x2="1"'),
    ) +
    stroke(`M${x - 42} 190H${x + 42}`, '#fff', 4)
  )
}

export function beside(s: Sketch, x: number): string {
  const tomato = ingredient(s, 'cherryTomato')
  return group(stamp(tomato, [x, 262], 0, 1.3) + stamp(tomato, [x + 30, 266], 0, 1.1), `filter="${s.shadow(4)}"`)
}
