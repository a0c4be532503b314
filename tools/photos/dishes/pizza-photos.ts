import { garnish } from '#tools/photos/drawing/pasta.ts'
import { pizza, type Pizza } from '#tools/photos/drawing/pizza.ts'
import { center, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { blob, circle, group, n, path, spread, stroke, tint } from '#tools/photos/drawing/shapes.ts'
import { lit, type Sketch } from '#tools/photos/drawing/sketch.ts'

type Setting = Parameters<typeof laid>[0]

function round(setting: Setting, spec: Pizza): Dish {
  return laid(setting, (s) => pizza(s, spec))
}

/** A pizza folded in half, its seam to the right. */
function calzone(s: Sketch): string {
  const shell = 'M110 250Q78 120 190 74Q300 42 362 128Q396 184 372 246Q350 286 306 276Q220 262 158 282Q122 288 110 250z'
  const scorch = s.radial('#4a2208/.8 0,#6b340f/.4 .5,#6b340f/0 1')
  const spots = spread(s, 18, [235, 170], 108).map(
    ([x, y]) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${Math.round(s.between(5, 15))}" ry="${Math.round(s.between(4, 9))}"/>`,
  )
  const crimp = 'M112 252Q124 286 158 281Q222 262 306 275Q350 285 371 246'
  return (
    group(path(shell, s.radial('#fbe0a6 0,#efbf74 .45,#d4913f .8,#9a5717 1', lit)), `filter="${s.shadow(11, 0.5)}"`) +
    group(spots.join(''), `fill="${scorch}"`) +
    stroke(crimp, '#b8752c', 15) +
    stroke(crimp, '#f1ca8a', 9) +
    path(
      crimp,
      'fill="none" stroke="#a8641f" stroke-width="15" stroke-linecap="butt" stroke-dasharray="2 15" opacity=".7"',
    ) +
    path(blob(s, [200, 150], [46, 20], [0.2, 9]), tint('#c93a20', 0.9)) +
    stroke('M142 176Q160 108 226 92', '#fff', 7, 'opacity=".35"') +
    garnish(s, [220, 150], 50, [{ name: 'basil', count: 3, size: [1.2, 1.4] }])
  )
}

/** Flat bread with dimples of oil. */
function focaccia(s: Sketch): string {
  const loaf = '<rect x="58" y="58" width="364" height="244" rx="34" fill="'
  const dimples = spread(s, 30, [0, 0], [1, 0.15]).map(([x, y]) => {
    const at = [240 + x * 158, 180 + y * 100] as const
    return circle(
      at[0],
      at[1],
      s.between(9, 14),
      s.radial('#8a4a12/.75 0,#b8731f/.5 .6,#b8731f/0 1', 'cx=".55" cy=".6"'),
    )
  })
  const salt = spread(s, 44, [0, 0], [1, 0.4]).map(
    ([x, y]) => `M${n(240 + x * 164)} ${n(180 + y * 106)}h${n(s.between(0.1, 3))}`,
  )
  return (
    group(`${loaf}${s.radial('#f7cf82 0,#e8ae55 .6,#c47c28 .9,#8f4f12 1')}"/>`, `filter="${s.shadow(11, 0.5)}"`) +
    dimples.join('') +
    stroke('M84 130Q76 84 124 80M170 74H300', '#fff2cc', 6, 'opacity=".5"') +
    garnish(s, center, 120, [{ name: 'rosemary', count: 7, reach: 0.95, size: [0.8, 1] }]) +
    stroke(salt.join(''), '#fff', 4.4)
  )
}

export const pizze = {
  margherita: round(
    { on: 'walnut', in: { disc: 'board' }, beside: ['basil'] },
    { base: 'red', cheese: 'melted', toppings: [{ name: 'basil', count: 8, reach: 0.62, size: [1.3, 1.6] }] },
  ),
  marinara: round(
    { on: 'paleWood', in: { plate: 'white' }, beside: ['tomatoes'] },
    {
      base: 'red',
      cheese: 'none',
      toppings: [
        { name: 'garlic', count: 13 },
        { name: 'oregano', count: 13 },
        { name: 'basil', count: 3 },
      ],
    },
  ),
  diavola: round(
    { on: 'slate', in: { plate: 'white' } },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'salami', count: 14, size: [1.25, 1.45] },
        { name: 'basil', count: 3 },
      ],
    },
  ),
  'quattro-formaggi': round(
    { on: 'greenLinen', in: { paper: 5 } },
    {
      base: 'white',
      cheese: 'much',
      toppings: [
        { name: 'gorgonzola', count: 9, size: [1, 1.3] },
        { name: 'shaving', count: 6 },
        { name: 'oregano', count: 7 },
      ],
    },
  ),
  capricciosa: round(
    { on: 'linen', in: { plate: 'cream' } },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'ham', count: 6 },
        { name: 'mushroom', count: 7 },
        { name: 'artichoke', count: 4 },
        { name: 'blackOlive', count: 6 },
      ],
    },
  ),
  bufala: round(
    { on: 'redLinen', in: { disc: 'iron' } },
    {
      base: 'red',
      cheese: 'none',
      toppings: [
        { name: 'buffalo', count: 6, reach: 0.62, size: [1.1, 1.3] },
        { name: 'cherryTomato', count: 8 },
        { name: 'basil', count: 6, size: [1.3, 1.5] },
      ],
    },
  ),
  napoli: round(
    { on: 'blueWood', in: { plate: 'blueRim' } },
    {
      base: 'red',
      cheese: 'pools',
      toppings: [
        { name: 'anchovy', count: 9 },
        { name: 'caper', count: 11, size: [1.3, 1.6] },
        { name: 'oregano', count: 8 },
      ],
    },
  ),
  ortolana: round(
    { on: 'oak', in: { disc: 'iron' } },
    {
      base: 'red',
      cheese: 'pools',
      toppings: [
        { name: 'courgette', count: 7 },
        { name: 'aubergine', count: 6 },
        { name: 'redPepper', count: 6 },
        { name: 'yellowPepper', count: 6 },
      ],
    },
  ),
  'prosciutto-funghi': round(
    { on: 'walnut', in: { plate: 'cream' }, beside: ['mushrooms'] },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'ham', count: 9, size: [1.2, 1.4] },
        { name: 'mushroom', count: 9, size: [1.2, 1.4] },
        { name: 'oregano', count: 6 },
      ],
    },
  ),
  calzone: laid({ on: 'sageWood', in: { plate: 'white' }, beside: ['tomatoes'] }, calzone),
  'tonno-cipolla': round(
    { on: 'marble', in: { plate: 'blueRim' } },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'tuna', count: 10 },
        { name: 'onionRing', count: 9, size: [1.2, 1.5] },
        { name: 'oregano', count: 6 },
      ],
    },
  ),
  'salsiccia-friarielli': round(
    { on: 'greyLinen', in: { disc: 'board' } },
    {
      base: 'white',
      cheese: 'pools',
      toppings: [
        { name: 'spinach', count: 17, size: [1, 1.3] },
        { name: 'sausage', count: 16, size: [1.2, 1.5] },
      ],
    },
  ),
  'crudo-rucola': round(
    { on: 'marble', in: { board: 'light' } },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'prosciutto', count: 7 },
        { name: 'rocket', count: 9 },
        { name: 'shaving', count: 7, size: [1.2, 1.4] },
      ],
    },
  ),
  'patate-rosmarino': round(
    { on: 'sageWood', in: { paper: -6 }, beside: ['rosemary'] },
    {
      base: 'bare',
      cheese: 'pools',
      toppings: [
        { name: 'potatoSlice', count: 17, size: [1.2, 1.35] },
        { name: 'rosemary', count: 4, size: [0.8, 0.9] },
      ],
    },
  ),
  'quattro-stagioni': round(
    { on: 'slate', in: { disc: 'board' } },
    {
      base: 'red',
      cheese: 'melted',
      toppings: [
        { name: 'ham', count: 5, quarter: 0 },
        { name: 'mushroom', count: 5, quarter: 1 },
        { name: 'artichoke', count: 5, quarter: 2 },
        { name: 'blackOlive', count: 7, quarter: 3 },
      ],
    },
  ),
  focaccia: laid({ on: 'linen', in: { board: 'dark' } }, focaccia),
} satisfies Record<string, Dish>
