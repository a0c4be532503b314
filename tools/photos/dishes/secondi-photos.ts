import { burger, beside, counter, friesTin } from '#tools/photos/drawing/burger.ts'
import { balls, braised, chickenLeg, cutlet, sausageLink, seaBass, tagliata } from '#tools/photos/drawing/mains.ts'
import { garnish, one, sauce } from '#tools/photos/drawing/pasta.ts'
import { center, fromTheSide, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { spread } from '#tools/photos/drawing/shapes.ts'
import type { Sketch } from '#tools/photos/drawing/sketch.ts'
import { slab } from '#tools/photos/drawing/slabs.ts'
import { surface } from '#tools/photos/drawing/surfaces.ts'

function parmigiana(s: Sketch): string {
  return (
    slab(s, {
      layers: [
        ['#f6dc9a', 0.12],
        ['#c0452a', 0.1],
        ['#5d3a4a', 0.14],
        ['#f6e6b8', 0.1],
        ['#b03a20', 0.12],
        ['#4d2c3c', 0.14],
        ['#f6e6b8', 0.1],
        ['#a8331c', 0.18],
      ],
      top: s.radial('#fbe6ac 0,#eeb657 .6,#c24a24 1'),
      spots: ['#a8341a', 28, 8],
      wavy: 9,
    }) + one(s, 'basilSprig', [250, 128], [10, 1.1])
  )
}

const brown = ['#8a5c3b', '#5d3a22'] as const
const pale = ['#eadfce', '#c8b598'] as const

export const secondi = {
  milanese: laid(
    { on: 'linen', in: { plate: 'white' }, beside: ['fork'] },
    (s) =>
      cutlet(s, [230, 182], [138, 112], true) +
      garnish(s, [170, 250], 44, [{ name: 'rocket', count: 6, reach: 1 }]) +
      garnish(s, [140, 226], 26, [{ name: 'cherryTomato', count: 3, size: [1.2, 1.4] }]) +
      one(s, 'lemonWedge', [306, 256], [-20, 1.5]),
  ),
  tagliata: laid(
    { on: 'walnut', in: { board: 'light' } },
    (s) =>
      garnish(s, center, 130, [{ name: 'rocket', count: 15, reach: 1, size: [1.1, 1.3] }]) +
      tagliata(s) +
      garnish(s, center, 116, [
        { name: 'shaving', count: 8, size: [1.2, 1.4] },
        { name: 'cherryTomato', count: 7, reach: 1.1, size: [1.2, 1.4] },
      ]),
  ),
  branzino: laid(
    { on: 'blueWood', in: { plate: 'white' }, beside: ['whiteWine'] },
    (s) =>
      garnish(s, [250, 268], 76, [
        { name: 'lemon', count: 3, reach: 1, size: [1, 1.1] },
        { name: 'cherryTomato', count: 3, reach: 1, size: [1.2, 1.4] },
      ]) +
      seaBass(s) +
      garnish(s, [236, 100], 60, [
        { name: 'cherryTomato', count: 3, reach: 1, size: [1.2, 1.4] },
        { name: 'parsley', count: 3, size: [1.2, 1.5] },
      ]),
  ),
  polpette: laid(
    { on: 'oak', in: { disc: 'iron' }, beside: ['basil'] },
    (s) =>
      sauce(s, center, [146, 146], ['#d6492a', '#98230e']) +
      balls(s, spread(s, 9, center, 104), 36, '#b9764a 0,#8a4a26 .6,#54260f 1') +
      garnish(s, center, 100, [
        { name: 'basil', count: 6, size: [1.2, 1.5] },
        { name: 'shaving', count: 6 },
      ]),
  ),
  brasato: laid(
    { on: 'slate', in: { plate: 'cream' }, beside: ['redWine', 'fork'] },
    (s) =>
      sauce(s, [196, 196], [98, 86], ['#f8dc8c', '#dba63e']) +
      braised(s) +
      garnish(s, [190, 246], 36, [{ name: 'carrot', count: 4, reach: 1 }]) +
      one(s, 'rosemary', [266, 118], [-20, 1.3]),
  ),
  salsiccia: laid(
    { on: 'sageWood', in: { board: 'dark' } },
    (s) =>
      sausageLink(s, 'M104 138Q222 60 364 112') +
      sausageLink(s, 'M112 250Q250 176 378 240') +
      garnish(s, [236, 180], 50, [
        { name: 'redPepper', count: 5, reach: 1, size: [1.2, 1.4] },
        { name: 'yellowPepper', count: 5, reach: 1, size: [1.2, 1.4] },
      ]) +
      one(s, 'rosemary', [330, 176], [-18, 1.2]),
  ),
  'pollo-arrosto': laid(
    { on: 'paleWood', in: { plate: 'blueRim' }, beside: ['whiteNapkin'] },
    (s) =>
      garnish(s, [226, 236], 92, [{ name: 'roastPotato', count: 13, reach: 1, size: [1.2, 1.45] }]) +
      chickenLeg(s, [222, 146], -14, 1.3) +
      one(s, 'rosemary', [214, 258], [-24, 1.3]),
  ),
  gamberoni: laid({ on: 'greyLinen', in: { plate: 'ocean' }, beside: ['whiteWine', 'fork'] }, (s) =>
    garnish(s, center, 104, [
      { name: 'lemon', count: 3, reach: 0.8, size: [1.2, 1.3] },
      { name: 'prawn', count: 9, reach: 0.95, size: [1.7, 2] },
      { name: 'parsley', count: 7, size: [1.2, 1.5] },
    ]),
  ),
  parmigiana: laid({ on: 'terracotta', in: { oval: 'cream' } }, parmigiana),
} satisfies Record<string, Dish>

export const burgers = {
  'burger-classico': fromTheSide(
    (s) =>
      surface(s, 'mustard') +
      counter(s, brown) +
      friesTin(s, 376) +
      burger(s, ['lettuce', 'tomato', 'cheese', 'patty']) +
      beside(s, 92),
  ),
  'burger-bacon': fromTheSide(
    (s) =>
      surface(s, 'slate') +
      counter(s, ['#7a543a', '#4a2c1a']) +
      friesTin(s, 102) +
      burger(s, ['onion', 'bacon', 'cheese', 'patty', 'cheese', 'patty']),
  ),
  'burger-pollo': fromTheSide(
    (s) =>
      surface(s, 'terracotta') +
      counter(s, ['#dcb88b', '#b8884f']) +
      friesTin(s, 376) +
      burger(s, ['lettuce', 'tomato', 'chicken', 'lettuce']) +
      beside(s, 92),
  ),
  'burger-vegetariano': fromTheSide(
    (s) =>
      surface(s, 'sageWall') +
      counter(s, pale) +
      burger(s, ['lettuce', 'tomato', 'onion', 'veggie', 'cheese', 'lettuce']) +
      beside(s, 366) +
      beside(s, 86),
  ),
} satisfies Record<string, Dish>
