import { amaretti } from './drawing/draw-desserts.ts'
import { nest } from './drawing/pasta.ts'
import { blob, circle, ellipse, group, n, path, spread, stamp, stroke, tint, type Point } from './drawing/shapes.ts'
import { along, lit, type Sketch } from './drawing/sketch.ts'
import { cafeTable, lamp, pot, wall } from './drawing/street.ts'
import { surface } from './drawing/surfaces.ts'

/** A row of bulbs on a sagging wire. */
function bulbs(s: Sketch, y: number, sag: number): string {
  const glow = s.radial('#ffe9a8/.7 0,#ffe9a8/.2 .5,#ffe9a8/0 1')
  const at = (x: number) => y + sag * (1 - ((x - 240) / 240) ** 2)
  const places = [24, 84, 144, 204, 264, 324, 384, 444]
  return (
    stroke(`M-4 ${y}Q240 ${n(y + sag * 2)} 484 ${y}`, '#1d1a22', 2) +
    places
      .map(
        (x) =>
          circle(x, at(x) + 9, 26, glow) + ellipse(x, at(x) + 9, [5, 7], '#fff3c4') + circle(x, at(x), 3, '#1d1a22'),
      )
      .join('')
  )
}

/** Tables under the arcades when the evening begins. */
export function terrace(s: Sketch): string {
  const arch = (x: number) =>
    path(`M${x} 270V138Q${x + 60} 52 ${x + 120} 138V270z`, s.linear('#3a2f4c 0,#6d4a55 .6,#c9895a 1')) +
    path(`M${x} 270V138Q${x + 60} 52 ${x + 120} 138V270`, 'fill="none" stroke="#e9d0ad" stroke-width="7"')
  const window = (x: number) =>
    path(`M${x} 236V176h36v60z`, s.radial('#ffe4a0 0,#f0ad4e .7,#8a5220 1')) +
    path(`M${x} 236V176h36v60zM${x + 18} 176v60M${x} 204h36`, 'fill="none" stroke="#4a3122" stroke-width="4"')
  return (
    wall(s.linear('#2b3157 0,#6a5474 .4,#d99a6a .8,#b3714a 1')) +
    path('M0 96H480V270H0z', s.linear('#dcae7c 0,#b07a4e 1')) +
    [-30, 120, 270, 420].map(arch).join('') +
    [12, 162, 312].map(window).join('') +
    path('M0 262H480V360H0z', s.linear('#8f7a67 0,#57473c 1')) +
    stroke(
      'M0 284H480M0 312H480M0 342H480M60 262l-20 22M190 262l-8 22M330 262l10 22M430 262l20 22',
      '#3d3028',
      1.6,
      'opacity=".5"',
    ) +
    bulbs(s, 40, 22) +
    bulbs(s, 74, 16) +
    group(cafeTable(s, 96, 284), 'transform="translate(-20 -40)scale(1.15)"') +
    group(cafeTable(s, 96, 284), 'transform="translate(250 -30)scale(1.1)"') +
    group(cafeTable(s, 96, 284), 'transform="translate(112 -92)scale(1.36)"') +
    pot(s, 26, 318) +
    pot(s, 456, 316)
  )
}

/** The board on which the pasta is made: flour, nests of tajarin, a rolling pin and eggs, from above. */
export function pastaBench(s: Sketch): string {
  const tones = ['#d59a2e', '#eebf52', '#f8dc8a', '#a56f16'] as const
  const flour = spread(s, 46, [250, 180], 190)
    .map(([x, y]) => ellipse(x, y, [s.between(4, 26), s.between(3, 14)], tint('#fff', 0.22)))
    .join('')
  const dust = spread(s, 70, [240, 180], 230)
    .map(([x, y]) => `M${n(x)} ${n(y)}h.1`)
    .join('')
  // One nest, turned: five of their own would be too many strands.
  const pasta = s.symbol('nest', () => nest(s, { center: [0, 0], radius: 40, tones, thickness: 5 }))
  const nests: readonly (readonly [at: Point, turn: number])[] = [
    [[118, 104], 0],
    [[226, 92], 70],
    [[334, 108], 140],
    [[150, 206], 215],
    [[262, 196], 290],
  ]
  const egg = ([x, y]: Point) =>
    group(ellipse(x, y, [21, 27], s.radial('#fff4e4 0,#efcfa8 .6,#c58f5c 1', lit)), `filter="${s.shadow(6, 0.4)}"`)
  return (
    surface(s, 'paleWood') +
    flour +
    stroke(dust, '#fff', 4, 'opacity=".7"') +
    group(nests.map(([at, turn]) => stamp(pasta, at, turn)).join(''), `filter="${s.shadow(5, 0.4)}"`) +
    group(
      `<rect x="-150" y="-19" width="300" height="38" rx="17" fill="${s.linear('#e6b77c 0,#c58a4a .6,#8f5a26 1')}"/>` +
        `<rect x="-206" y="-9" width="62" height="18" rx="9" fill="${s.linear('#c58a4a 0,#8f5a26 1')}"/>` +
        `<rect x="144" y="-9" width="62" height="18" rx="9" fill="${s.linear('#c58a4a 0,#8f5a26 1')}"/>` +
        stroke('M-130-8H130', '#fff2dc', 4, 'opacity=".5"'),
      `transform="translate(214 296)rotate(-8)" filter="${s.shadow(9, 0.5)}"`,
    ) +
    egg([412, 214]) +
    egg([446, 246]) +
    group(
      path(blob(s, [404, 84], [44, 34], [0.12, 11]), s.radial('#fff 0,#f6ecd8 .7,#d9c8a6 1', lit)),
      `filter="${s.shadow(4, 0.3)}"`,
    )
  )
}

/** The glass counter of the desserts, with a cake on a stand. */
export function pastryCounter(s: Sketch): string {
  const cake = (x: number, y: number, stops: string, top: string) =>
    ellipse(x, y + 34, [58, 8], tint('#000', 0.2)) +
    path(`M${x - 50} ${y}V${y + 26}Q${x} ${y + 44} ${x + 50} ${y + 26}V${y}z`, s.linear(stops, 'x2="1"')) +
    ellipse(x, y, [50, 13], top) +
    path(
      `M${x - 7} ${y + 32}V${y + 62}H${x + 7}V${y + 32}zM${x - 34} ${y + 62}Q${x} ${y + 54} ${x + 34} ${y + 62}V${y + 67}H${x - 34}z`,
      s.linear('#fff 0,#c9ced2 1'),
    )
  const jars = [54, 96, 384, 426].map((x, index) => {
    const sweet = ['#c0452a', '#d9a441', '#7a4a2c', '#8fae6a'][index] ?? '#c0452a'
    return (
      `<rect x="${x - 16}" y="66" width="32" height="44" rx="7" fill="${sweet}" fill-opacity=".75"/>` +
      `<rect x="${x - 16}" y="66" width="32" height="44" rx="7" fill="none" stroke="#fff" stroke-width="2" stroke-opacity=".6"/>` +
      `<rect x="${x - 13}" y="58" width="26" height="10" rx="3" fill="#5d3a22"/>`
    )
  })
  return (
    wall(s.linear('#c9dcd2 0,#a6c0b2 1')) +
    path('M20 110H460V118H20z', s.linear('#c59a66 0,#8f6236 1')) +
    jars.join('') +
    path('M0 150H480V360H0z', s.linear('#f7f3ea 0,#d7cfbf 1')) +
    path('M14 168H466V300H14z', s.linear('#3b2c22 0,#6d5240 1')) +
    path('M14 232H466V238H14z', tint('#fff', 0.5)) +
    cake(92, 186, '#6a3d22 0,#8f5a34 .5,#4a2816 1', s.radial('#8a5a38 0,#5d3620 1')) +
    cake(240, 182, '#f6e2b8 0,#fff4da .5,#d9b678 1', s.radial('#e0523c 0,#a82a1c 1')) +
    cake(388, 186, '#e8d2b0 0,#f8e8cc .5,#bf9560 1', s.radial('#fff6e2 0,#e5cda0 1')) +
    [205, 225, 245, 265, 232, 252]
      .map((x, index) => circle(x, 176 + (index % 3) * 5, 7, s.radial('#ff8a70 0,#d0321f .6,#8f1a10 1', lit)))
      .join('') +
    group(
      amaretti(
        s,
        [60, 110, 160, 210, 270, 320, 370, 420].map((x, index): Point => [x, 268 + (index % 2) * 10]),
      ),
      '',
    ) +
    path('M14 168H466V300H14z', 'fill="none" stroke="#c8a46a" stroke-width="6"') +
    path('M30 172L150 172L80 296L30 296zM250 172L290 172L220 296L180 296z', tint('#fff', 0.1)) +
    path('M0 300H480V360H0z', s.linear('#7f4b36 0,#4f2c1e 1', along)) +
    path('M0 300H480V308H0z', tint('#fff', 0.2)) +
    pot(s, 446, 140) +
    lamp(s, 150, 60) +
    lamp(s, 330, 60)
  )
}
