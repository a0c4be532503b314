import { crumbs, garnish, heap, nest, one, rice, sauce, yolk } from '#tools/photos/drawing/pasta.ts'
import { center, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { lasagne } from '#tools/photos/drawing/slabs.ts'

const wheat = ['#c58f3e', '#e3b660', '#f4d58c', '#7d4f16'] as const
const egg = ['#c78a24', '#e7ae3a', '#f9d068', '#7d4f16'] as const
const red = ['#b9582a', '#d9803c', '#eaa55a', '#7a2a0c'] as const
const green = ['#5d7f2a', '#8aa540', '#b9c465', '#39521a'] as const
const tomato = ['#d9532f', '#a32a12'] as const

export const primi = {
  agnolotti: laid(
    { on: 'linen', in: { plate: 'sage' }, beside: ['redWine', 'fork'] },
    (s) =>
      sauce(s, center, [112, 110], ['#a8612c', '#6e3413']) +
      heap(s, { kind: 'plin', count: 30, center, radius: 94, tones: ['#f2cf7c', '#c08f3b'], size: 1.2 }) +
      garnish(s, center, 90, [
        { name: 'sage', count: 4, size: [1.1, 1.3] },
        { name: 'shaving', count: 4 },
      ]),
  ),
  tajarin: laid(
    { on: 'walnut', in: { plate: 'cream' }, beside: ['fork'] },
    (s) =>
      nest(s, { center, radius: 112, tones: egg, thickness: 4.6 }) +
      crumbs(s, center, 84, ['#5a3a20', 46, 4]) +
      garnish(s, center, 80, [{ name: 'sage', count: 3, size: [1.2, 1.4] }]),
  ),
  gnocchi: laid(
    { on: 'slate', in: { bowl: 'cream' } },
    (s) =>
      sauce(s, center, [134, 132], tomato) +
      heap(s, { kind: 'dumpling', count: 40, center, radius: 112, tones: ['#f7e6bb', '#cfa964'], size: 1.3 }) +
      garnish(s, center, 96, [{ name: 'shaving', count: 8, size: [1.1, 1.3] }]) +
      one(s, 'basilSprig', center, [0, 1.5]),
  ),
  lasagne: laid(
    { on: 'redLinen', in: { oval: 'white' } },
    (s) => lasagne(s) + one(s, 'basilSprig', [256, 128], [10, 1]),
  ),
  carbonara: laid(
    { on: 'greyLinen', in: { plate: 'white' }, beside: ['cutlery'] },
    (s) =>
      nest(s, { center, radius: 114, tones: wheat, thickness: 7.6, sauce: '#ffeebb' }) +
      garnish(s, center, 106, [{ name: 'guanciale', count: 13, size: [1.1, 1.4] }]) +
      crumbs(s, center, 104, ['#2a1a10', 28, 1.8]) +
      yolk(s, [244, 172]),
  ),
  amatriciana: laid(
    { on: 'oak', in: { bowl: 'terracotta' }, beside: ['redWine'] },
    (s) =>
      sauce(s, center, [134, 132], tomato) +
      nest(s, { center, radius: 118, tones: red, thickness: 7.6, sauce: '#c5371b' }) +
      garnish(s, center, 108, [
        { name: 'guanciale', count: 12, size: [1.1, 1.4] },
        { name: 'shaving', count: 5 },
        { name: 'basil', count: 2, size: [1.2, 1.4] },
      ]),
  ),
  pesto: laid(
    { on: 'paleWood', in: { bowl: 'white' }, beside: ['basil'] },
    (s) =>
      nest(s, { center, radius: 126, tones: green, thickness: 10, sauce: '#557f24', kind: 'short' }) +
      garnish(s, center, 100, [{ name: 'shaving', count: 5 }]) +
      one(s, 'basilSprig', center, [0, 1.5]),
  ),
  risotto: laid(
    { on: 'marble', in: { plate: 'white' }, beside: ['whiteWine', 'fork'] },
    (s) =>
      rice(s, center, 122, ['#f8dc7a', '#efc24a', '#c98e22']) +
      garnish(s, center, 96, [
        { name: 'shaving', count: 6, size: [1.1, 1.3] },
        { name: 'parsley', count: 4, size: [1.2, 1.4] },
      ]),
  ),
  'risotto-funghi': laid(
    { on: 'walnut', in: { bowl: 'night' }, beside: ['mushrooms'] },
    (s) =>
      rice(s, center, 134, ['#f2e2c0', '#dfc695', '#b3935c']) +
      garnish(s, center, 104, [
        { name: 'mushroom', count: 11, size: [1.5, 1.8] },
        { name: 'parsley', count: 6, size: [1.1, 1.4] },
      ]),
  ),
  vongole: laid(
    { on: 'blueWood', in: { plate: 'blueRim' }, beside: ['whiteWine', 'fork'] },
    (s) =>
      nest(s, { center, radius: 114, tones: wheat, thickness: 6 }) +
      garnish(s, center, 112, [
        { name: 'clam', count: 12, reach: 0.95, size: [1.1, 1.4] },
        { name: 'parsley', count: 8 },
      ]),
  ),
  ravioli: laid(
    { on: 'greenLinen', in: { plate: 'white' }, beside: ['fork'] },
    (s) =>
      sauce(s, center, [112, 108], ['#f3cf77', '#c9913a']) +
      heap(s, { kind: 'pillow', count: 15, center, radius: 88, tones: ['#f5d88c', '#c79a4a'], size: 1.25 }) +
      garnish(s, center, 88, [
        { name: 'sage', count: 5, size: [1.1, 1.3] },
        { name: 'shaving', count: 4 },
      ]),
  ),
  minestrone: laid(
    { on: 'oak', in: { bowl: 'ocean' }, beside: ['rosemary'] },
    (s) =>
      sauce(s, center, [136, 136], ['#e08a3c', '#a8521a']) +
      garnish(s, center, 124, [
        { name: 'courgette', count: 8, reach: 0.95, size: [0.8, 1] },
        { name: 'carrot', count: 10, reach: 0.95 },
        { name: 'potatoCube', count: 9, reach: 0.95 },
        { name: 'pea', count: 18, reach: 0.95, size: [1, 1.4] },
        { name: 'basil', count: 3 },
      ]),
  ),
} satisfies Record<string, Dish>
