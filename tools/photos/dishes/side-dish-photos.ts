import { crumbs, garnish, one, type Over } from '#tools/photos/drawing/pasta.ts'
import { center, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import type { Sketch } from '#tools/photos/drawing/sketch.ts'
import { dip, fries } from '#tools/photos/drawing/starters.ts'

/** A bed of leaves that fills the bowl. */
function bed(s: Sketch, over: readonly Over[]): string {
  return garnish(s, center, 128, [
    { name: 'darkLettuce', count: 11, reach: 0.92, size: [1.4, 1.7] },
    { name: 'lettuce', count: 9, reach: 0.75, size: [1.3, 1.6] },
    ...over,
  ])
}

export const insalate = {
  'insalata-mista': laid({ on: 'sky', in: { bowl: 'white' }, beside: ['fork', 'oil'] }, (s) =>
    bed(s, [
      { name: 'radicchio', count: 4, reach: 0.75, size: [1, 1.3] },
      { name: 'cucumber', count: 6, size: [1.2, 1.4] },
      { name: 'cherryTomato', count: 8, size: [1.3, 1.6] },
      { name: 'onionRing', count: 4, size: [1.1, 1.4] },
    ]),
  ),
  'insalata-cesare': laid({ on: 'greenLinen', in: { bowl: 'cream' }, beside: ['fork'] }, (s) =>
    bed(s, [
      { name: 'crouton', count: 9, size: [1, 1.3] },
      { name: 'bacon', count: 4, reach: 0.6, size: [0.7, 0.8] },
      { name: 'shaving', count: 11, reach: 0.85, size: [1.2, 1.5] },
    ]),
  ),
  'insalata-nizzarda': laid({ on: 'marble', in: { bowl: 'rose' }, beside: ['water', 'fork'] }, (s) =>
    bed(s, [
      { name: 'potatoSlice', count: 4 },
      { name: 'tuna', count: 7, size: [1.3, 1.6] },
      { name: 'boiledEgg', count: 5, reach: 0.85, size: [1, 1.15] },
      { name: 'cherryTomato', count: 6, size: [1.3, 1.5] },
      { name: 'blackOlive', count: 7, size: [1.1, 1.3] },
      { name: 'anchovy', count: 3 },
    ]),
  ),
  'insalata-greca': laid({ on: 'blueWood', in: { bowl: 'ocean' }, beside: ['oil'] }, (s) =>
    bed(s, [
      { name: 'cucumber', count: 9, reach: 0.85, size: [1.2, 1.5] },
      { name: 'cherryTomato', count: 8, reach: 0.85, size: [1.3, 1.6] },
      { name: 'blackOlive', count: 8, size: [1.2, 1.4] },
      { name: 'feta', count: 9, reach: 0.85, size: [1.1, 1.3] },
      { name: 'onionRing', count: 4, size: [1.1, 1.4] },
    ]),
  ),
} satisfies Record<string, Dish>

export const contorni = {
  patatine: laid(
    { on: 'redLinen', in: { bowl: 'white' } },
    (s) =>
      fries(s, center, 108, 92) +
      crumbs(s, center, 116, ['#fff', 30, 2.2]) +
      dip(s, [414, 292], 46, ['#e2452a', '#a8230f']),
  ),
  'patate-al-forno': laid(
    { on: 'oak', in: { disc: 'iron' } },
    (s) =>
      garnish(s, center, 132, [
        { name: 'roastPotato', count: 30, reach: 0.98, size: [1.3, 1.6] },
        { name: 'rosemary', count: 4, reach: 0.7, size: [1, 1.2] },
      ]) + crumbs(s, center, 130, ['#fff', 30, 2.4]),
  ),
  'verdure-grigliate': laid({ on: 'paleWood', in: { plate: 'night' }, beside: ['oil', 'fork'] }, (s) =>
    garnish(s, center, 116, [
      { name: 'aubergine', count: 8, reach: 1, size: [1.6, 1.8] },
      { name: 'courgette', count: 8, reach: 0.95, size: [1.6, 1.8] },
      { name: 'redPepper', count: 5, reach: 0.8, size: [1.5, 1.7] },
      { name: 'yellowPepper', count: 5, reach: 0.8, size: [1.5, 1.7] },
      { name: 'oregano', count: 12, reach: 0.95, size: [1.2, 1.4] },
    ]),
  ),
  spinaci: laid(
    { on: 'linen', in: { bowl: 'terracotta' } },
    (s) =>
      garnish(s, center, 124, [
        { name: 'spinach', count: 30, reach: 0.98, size: [1.7, 2.2] },
        { name: 'spinach', count: 16, reach: 0.7, size: [1.6, 2] },
        { name: 'garlic', count: 6 },
      ]) + one(s, 'lemonWedge', [316, 254], [-20, 1.3]),
  ),
} satisfies Record<string, Dish>
