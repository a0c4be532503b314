import { tartare, thinSlices } from '#tools/photos/drawing/mains.ts'
import { crumbs, garnish, one, sauce, yolk } from '#tools/photos/drawing/pasta.ts'
import { center, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { blob, path, spread, type Point } from '#tools/photos/drawing/shapes.ts'
import type { Sketch } from '#tools/photos/drawing/sketch.ts'
import {
  burrata,
  caprese,
  cheeseWedge,
  dip,
  friedOlives,
  grissini,
  melon,
  squidRings,
  toast,
} from '#tools/photos/drawing/starters.ts'

const slices: readonly (readonly [Point, number])[] = [
  [[132, 122], -14],
  [[336, 130], 9],
  [[236, 240], -4],
]

function bruschetta(s: Sketch): string {
  const bread = slices.map(([at, turn]) => toast(s, at, turn, 1.28))
  const tops = slices.map(([at]) =>
    garnish(s, at, 46, [
      { name: 'cherryTomato', count: 8, reach: 1, size: [1.15, 1.35] },
      { name: 'basil', count: 2, size: [1.1, 1.3] },
    ]),
  )
  return bread.join('') + tops.join('')
}

function anchovyToasts(s: Sketch): string {
  const bread = slices.map(([at, turn]) => toast(s, at, turn, 1.28))
  const green = slices.map(([at]) =>
    path(blob(s, at, [56, 30], [0.18, 10]), s.radial('#7fae3c 0,#4f8426 .7,#36621c 1')),
  )
  const fish = slices.map(([at]) => garnish(s, at, 30, [{ name: 'anchovy', count: 3, reach: 1, size: [1.2, 1.3] }]))
  return bread.join('') + green.join('') + fish.join('')
}

function platter(s: Sketch): string {
  return (
    garnish(s, [124, 142], 74, [{ name: 'prosciutto', count: 7, reach: 1, size: [1.25, 1.45] }]) +
    garnish(s, [338, 246], 64, [{ name: 'salami', count: 9, reach: 1, size: [1.4, 1.7] }]) +
    cheeseWedge(s, [356, 112], 10, 1.45) +
    cheeseWedge(s, [280, 140], 66, 1.2) +
    garnish(s, [236, 246], 44, [{ name: 'greenOlive', count: 7, reach: 1, size: [1.3, 1.6] }]) +
    dip(s, [138, 262], 42, ['#f3c04a', '#b8741a']) +
    grissini(s, [196, 74], -14) +
    one(s, 'rosemary', [244, 186], [20, 1.1])
  )
}

export const antipasti = {
  bruschetta: laid({ on: 'slate', in: { board: 'light' } }, bruschetta),
  tagliere: laid({ on: 'walnut', in: { board: 'light' } }, platter),
  'olive-ascolane': laid(
    { on: 'terracotta', in: { bowl: 'cream' } },
    (s) =>
      friedOlives(s, spread(s, 22, center, 108)) +
      garnish(s, center, 90, [{ name: 'parsley', count: 5, size: [1.2, 1.5] }]) +
      one(s, 'lemonWedge', [322, 262], [-20, 1.5]),
  ),
  'vitello-tonnato': laid(
    { on: 'greyLinen', in: { plate: 'white' }, beside: ['fork', 'whiteWine'] },
    (s) =>
      thinSlices(s, ['#f0cdbb', '#cf9c87'], 8) +
      path(blob(s, center, [90, 86], [0.16, 13]), s.radial('#fbf0cf 0,#f3e0ad .75,#dcc07c 1')) +
      garnish(s, center, 92, [
        { name: 'caper', count: 13, size: [1.5, 1.9] },
        { name: 'parsley', count: 5, size: [1.2, 1.4] },
      ]),
  ),
  caprese: laid(
    { on: 'blueWood', in: { plate: 'white' }, beside: ['oil', 'fork'] },
    (s) =>
      caprese(s) +
      garnish(s, center, 96, [{ name: 'basil', count: 6, reach: 1, size: [1.1, 1.3] }]) +
      one(s, 'basilSprig', center, [0, 1.4]) +
      crumbs(s, center, 110, ['#2a1a10', 18, 1.8]),
  ),
  'acciughe-al-verde': laid({ on: 'linen', in: { board: 'dark' } }, anchovyToasts),
  'carne-cruda': laid(
    { on: 'marble', in: { plate: 'night' }, beside: ['fork', 'redWine'] },
    (s) =>
      tartare(s, center, 98) +
      yolk(s, [240, 176]) +
      garnish(s, center, 110, [
        { name: 'shaving', count: 7, reach: 0.95, size: [1.1, 1.3] },
        { name: 'caper', count: 9, reach: 1, size: [1.3, 1.5] },
        { name: 'parsley', count: 4 },
      ]),
  ),
  'fritto-misto': laid(
    { on: 'blueWood', in: { paper: -4 } },
    (s) =>
      squidRings(s, spread(s, 17, center, 126)) +
      garnish(s, center, 124, [
        { name: 'prawn', count: 7, reach: 0.9, size: [1.2, 1.45] },
        { name: 'parsley', count: 6, size: [1.1, 1.4] },
      ]) +
      one(s, 'lemonWedge', [346, 266], [-20, 1.6]),
  ),
  'prosciutto-melone': laid(
    { on: 'sand', in: { plate: 'sage' }, beside: ['fork'] },
    (s) =>
      melon(s, [240, 116], -6) +
      melon(s, [240, 186], 4) +
      melon(s, [240, 256], -3) +
      garnish(s, center, 78, [
        { name: 'prosciutto', count: 6, reach: 1, size: [1.25, 1.45] },
        { name: 'mint', count: 4, size: [1, 1.2] },
      ]),
  ),
  burrata: laid(
    { on: 'greenLinen', in: { plate: 'night' }, beside: ['whiteNapkin'] },
    (s) =>
      sauce(s, center, [112, 108], ['#c9402a', '#8f2010']) +
      garnish(s, center, 112, [
        { name: 'rocket', count: 8, reach: 1 },
        { name: 'cherryTomato', count: 11, reach: 1, size: [1.3, 1.6] },
      ]) +
      burrata(s) +
      garnish(s, center, 60, [{ name: 'basil', count: 3, size: [1.2, 1.4] }]) +
      crumbs(s, center, 70, ['#2a1a10', 16, 1.8]),
  ),
} satisfies Record<string, Dish>
