import { bottle, stemmed } from './drawing/draw-drinks.ts'
import { pizza } from './drawing/pizza.ts'
import { circle, ellipse, group, path, spread, stroke, tint } from './drawing/shapes.ts'
import { lit, type Sketch } from './drawing/sketch.ts'
import { awning, bush, cafeTable, lamp, pot, shutters, wall } from './drawing/street.ts'
import { plate } from './drawing/vessels.ts'
import { pastaBench, pastryCounter, terrace } from './venue-insides.ts'

/** The trattoria in via Po: ochre wall, arch, awning, tables outside. */
function facade(s: Sketch): string {
  const green = s.linear('#4d7355 0,#2f5038 1')
  return (
    wall(s.linear('#f0c684 0,#dba55a .75,#c98f49 1')) +
    group(
      spread(s, 16, [240, 140], 260)
        .map(([x, y]) => ellipse(x, y, [s.between(20, 60), s.between(8, 26)], tint('#fff', 0.06)))
        .join(''),
      '',
    ) +
    path('M0 92H480V100H0zM0 88H480', '#f7e6c8') +
    shutters(s, 74, 8, green) +
    shutters(s, 218, 8, green) +
    shutters(s, 362, 8, green) +
    path('M0 318H480V360H0z', s.linear('#b9a993 0,#8d7d68 1')) +
    stroke(
      'M0 332H480M0 346H480M60 318l-14 14M170 318l-8 14M290 318l6 14M410 318l14 14M20 346l-8 14M120 332l-8 14M236 332v14M350 332l8 14M190 346l-4 14M300 346l4 14',
      '#6d5f4d',
      1.4,
      'opacity=".5"',
    ) +
    path('M176 318V206Q176 168 240 166Q304 168 304 206V318z', '#5b3c26') +
    path(
      'M184 318V208Q186 176 240 174Q294 176 296 208V318z',
      s.radial('#ffe6a6 0,#e8ad54 .6,#8a5220 1', 'cx=".5" cy=".45"'),
    ) +
    path('M184 230H296M240 176V318', 'fill="none" stroke="#5b3c26" stroke-width="6"') +
    path('M44 300V186H144V300zM336 300V186H436V300z', s.radial('#ffe9b0 0,#dca04c .7,#7d4a1e 1')) +
    path(
      'M44 300V186H144V300zM94 186V300M336 300V186H436V300zM386 186V300',
      'fill="none" stroke="#5b3c26" stroke-width="6"',
    ) +
    awning(s, [34, 160], 120, ['#b3261e', '#fbf3e2']) +
    awning(s, [326, 160], 120, ['#b3261e', '#fbf3e2']) +
    `<rect x="166" y="116" width="148" height="36" rx="6" fill="#2f5038"/><rect x="172" y="121" width="136" height="26" rx="4" fill="none" stroke="#e8c87c" stroke-width="2"/>` +
    stroke('M200 134h10M218 134h44M270 134h10', '#f3dca0', 5) +
    pot(s, 160, 306) +
    pot(s, 320, 306) +
    cafeTable(s, 92, 306) +
    cafeTable(s, 394, 306)
  )
}

/** A room with a brick arch, lamps and laid tables. */
function room(s: Sketch): string {
  const table = (x: number, y: number, size: number) =>
    group(
      ellipse(0, 70, [92, 12], tint('#000', 0.28)) +
        path('M-84 0H84L74 74H-74z', s.linear('#fbf5ea 0,#d8cbb4 1')) +
        path('M-92-8Q0-22 92-8L84 6Q0 16-84 6z', s.linear('#fff 0,#efe6d6 1')) +
        ellipse(-40, -6, [22, 5], '#fff') +
        ellipse(40, -6, [22, 5], '#fff') +
        ellipse(-40, -7, [14, 3], '#e4dccb') +
        ellipse(40, -7, [14, 3], '#e4dccb') +
        path('M-4-10V-34h8v24z', '#f3e6c6') +
        ellipse(0, -38, [3, 6], '#ffb43a') +
        path('M18-10q-6-18 0-22q6 4 0 22z', tint('#8f1c30', 0.85)),
      `transform="translate(${x} ${y})scale(${size})"`,
    )
  const bricks = s.pattern(
    40,
    path('M0 0H40M0 20H40M10 0V20M30 20V40', 'fill="none" stroke="#6b3420" stroke-width="2" opacity=".4"'),
  )
  return (
    wall(s.linear('#a8644a 0,#7d4330 1')) +
    wall(bricks) +
    path('M90 270V150Q90 60 240 56Q390 60 390 150V270z', s.linear('#f3e0bd 0,#d9b684 1')) +
    path('M90 270V150Q90 60 240 56Q390 60 390 150V270', 'fill="none" stroke="#5d2f1f" stroke-width="10"') +
    path('M118 132H362M118 182H362', 'stroke="#7a4d2a" stroke-width="7"') +
    [134, 158, 182, 206, 274, 298, 322, 346]
      .map(
        (x, index) =>
          `<rect x="${x - 7}" y="${index % 2 ? 96 : 102}" width="14" height="${index % 2 ? 36 : 30}" rx="4" fill="${['#2f4a2c', '#5a0f1e', '#8f6a1c', '#22303a'][index % 4]}"/>`,
      )
      .join('') +
    [140, 172, 204, 240, 276, 308, 340]
      .map((x) => `<rect x="${x - 9}" y="158" width="18" height="24" rx="3" fill="#fbf5ea"/>`)
      .join('') +
    path('M0 262H480V360H0z', s.linear('#8a5c3b 0,#5d3a22 1')) +
    stroke('M0 284H480M0 314H480M0 344H480', '#3a2010', 1.6, 'opacity=".5"') +
    table(118, 276, 0.95) +
    table(366, 276, 0.95) +
    table(240, 300, 1.1) +
    lamp(s, 118, 72) +
    lamp(s, 240, 54) +
    lamp(s, 366, 72)
  )
}

/** A brick oven with the fire in it. */
function oven(s: Sketch): string {
  const bricks = s.pattern(
    36,
    path('M0 0H36M0 18H36M9 0V18M27 18V36', 'fill="none" stroke="#fff" stroke-width="2" opacity=".18"'),
  )
  return (
    wall(s.linear('#e9dcc6 0,#cbb797 1')) +
    path('M50 360V170Q60 30 240 26Q420 30 430 170V360z', s.linear('#b5533a 0,#8a3a28 1')) +
    path('M50 360V170Q60 30 240 26Q420 30 430 170V360z', bricks) +
    path('M122 254Q132 96 240 92Q348 96 358 254z', '#1a0d08') +
    path(
      'M122 254Q132 96 240 92Q348 96 358 254z',
      s.radial('#ffb43a 0,#e2601c .35,#7a240c .7,#1a0d08 1', 'cx=".3" cy=".75" r=".8"'),
    ) +
    path(
      'M156 246Q140 206 166 176Q168 200 182 206Q178 168 204 146Q202 186 220 206Q226 192 224 182Q244 210 230 246z',
      s.linear('#fff0a8 0,#ffb02e .5,#e2501c 1'),
    ) +
    path(
      'M112 258Q124 78 240 76Q356 78 368 258H348Q344 104 240 100Q136 104 132 258z',
      s.linear('#e2a27c 0,#a85e40 1'),
    ) +
    path('M84 250H396V278H84z', s.linear('#d9d2c6 0,#9d948a 1')) +
    group(
      pizza(s, { base: 'red', cheese: 'melted', toppings: [{ name: 'basil', count: 5 }] }),
      'transform="translate(196 198)scale(.36 .17)"',
    ) +
    path('M84 278H396V288H84z', tint('#000', 0.3)) +
    stroke('M320 236L470 330', '#8a5c2c', 13) +
    stroke('M320 233L470 327', '#d9ab70', 6)
  )
}

/** A bistro with big windows on a square. */
function bistro(s: Sketch): string {
  return (
    wall(s.linear('#cfe0e2 0,#e9eee4 .6,#d9d2c0 1')) +
    path('M0 70L70 40L140 72V210H0zM340 84L420 46L480 74V210H340z', tint('#b98f68', 0.55)) +
    path('M140 92H240V210H140zM240 70H340V210H240z', tint('#cda67c', 0.55)) +
    path(
      'M18 90h18v26h-18zM58 90h18v26h-18zM98 90h18v26h-18zM18 140h18v26h-18zM58 140h18v26h-18zM98 140h18v26h-18zM160 116h16v24h-16zM204 116h16v24h-16zM262 96h16v24h-16zM304 96h16v24h-16zM262 146h16v24h-16zM304 146h16v24h-16zM364 104h18v26h-18zM420 104h18v26h-18z',
      tint('#5c4a3c', 0.4),
    ) +
    bush(s, 90, 196, 34) +
    bush(s, 392, 196, 40) +
    path(
      'M0 0H480V18H0zM0 0H16V240H0zM464 0H480V240H464zM154 0H166V240H154zM314 0H326V240H314zM0 226H480V246H0z',
      s.linear('#2f4a42 0,#1d302b 1'),
    ) +
    path('M0 246H480V360H0z', s.linear('#7f4b36 0,#5b3325 1')) +
    path('M0 262H480V270H0z', tint('#fff', 0.12)) +
    path('M-10 300H490V370H-10z', s.linear('#e3c398 0,#b98d57 1')) +
    group(plate(s, { at: [240, 180], radius: 120, glaze: 'white' }), 'transform="translate(96 256)scale(.6 .3)"') +
    ellipse(240, 308, [58, 22], s.radial('#c93720 0,#b52d17 .7,#e3b26a .78,#b8752c 1')) +
    [-30, -8, 16, 34].map((x, index) => ellipse(240 + x, 304 + (index % 2) * 8, [11, 4.5], '#fff4dc')).join('') +
    group(stemmed(s, { liquid: ['#8f1c30', '#4a0916'], shape: 'wine' }), 'transform="translate(250 142)scale(.6)"') +
    group(
      bottle(s, { colour: ['#3b4a2c', '#141c10'], label: '#b8913a', cap: '#5a0f1e' }),
      'transform="translate(-40 108)scale(.7)"',
    ) +
    lamp(s, 80, 66) +
    lamp(s, 400, 66)
  )
}

const heaps = ['#f0603f 0,#b3261e 1', '#9ccb4f 0,#3f7a2f 1', '#f8d163 0,#c98a24 1', '#c98a5a 0,#6f3a1c 1'] as const

function heaped(s: Sketch, stops: string): string {
  const ball = s.radial(stops, lit)
  return spread(s, 11, [0, 0], 34)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => circle(x, -14 + y * 0.34, 11, ball))
    .join('')
}

/** A long counter with a wall of dishes: the big kitchen with a thousand of them. */
function market(s: Sketch): string {
  const tiles = s.pattern(24, path('M0 0H24V24', 'fill="none" stroke="#b9cfcb" stroke-width="1.5"'))
  const jars = Array.from({ length: 11 }, (_, index) => {
    const x = 28 + index * 42
    const colour = ['#c0452a', '#d9a441', '#6b9448', '#8a5c3b', '#e8dcc0'][index % 5] ?? '#c0452a'
    return `<rect x="${x - 13}" y="${index % 3 ? 84 : 76}" width="26" height="${index % 3 ? 40 : 48}" rx="6" fill="${colour}"/><rect x="${x - 11}" y="${index % 3 ? 78 : 70}" width="22" height="9" rx="3" fill="#5d3a22"/>`
  })
  return (
    wall(s.linear('#eef5f2 0,#d3e2dc 1')) +
    wall(tiles) +
    path('M10 124H470V134H10z', s.linear('#b98d57 0,#8a5c3b 1')) +
    jars.join('') +
    path('M0 222H480V360H0z', s.linear('#3f6a5c 0,#26463b 1')) +
    stroke(
      'M40 246V350M100 246V350M160 246V350M220 246V350M280 246V350M340 246V350M400 246V350M460 246V350',
      '#1a3229',
      2,
      'opacity=".6"',
    ) +
    path('M-10 206H490V232H-10z', s.linear('#f4ead8 0,#cdb893 1')) +
    [80, 200, 320, 428]
      .map((x, index) =>
        group(
          ellipse(0, 0, [56, 14], '#fff') +
            ellipse(0, -2, [42, 9], '#e9e2d4') +
            heaped(s, heaps[index % heaps.length] ?? heaps[0]),
          `transform="translate(${x} 208)"`,
        ),
      )
      .join('') +
    lamp(s, 120, 44) +
    lamp(s, 360, 44)
  )
}

/** Their codes carry the number of the venue. */
const scenes = new Map<string, (s: Sketch) => string>([
  ['venue-11-1', facade],
  ['venue-11-2', room],
  ['venue-11-3', terrace],
  ['venue-11-4', pastaBench],
  ['venue-11-5', pastryCounter],
  ['venue-12-1', oven],
  ['venue-12-2', terrace],
  ['venue-13-1', bistro],
  ['venue-21-1', oven],
  ['venue-21-2', room],
  ['venue-31-1', bistro],
  ['venue-32-1', facade],
  ['venue-33-1', market],
  ['venue-41-1', oven],
  ['venue-42-1', room],
  ['venue-43-1', market],
  ['venue-61-1', market],
  ['venue-71-1', bistro],
  ['venue-72-1', facade],
])

export const venueCodes: readonly string[] = [...scenes.keys()]

/** The scene behind the code of a house, or null when there is none. */
export function venueOf(code: string): ((s: Sketch) => string) | null {
  return scenes.get(code) ?? null
}
