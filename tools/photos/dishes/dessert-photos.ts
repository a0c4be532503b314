import { amaretti, cannoli, fruit, iceCreamCup, turnedOut, wafer } from '#tools/photos/drawing/draw-desserts.ts'
import { stemmed } from '#tools/photos/drawing/draw-drinks.ts'
import { garnish, one } from '#tools/photos/drawing/pasta.ts'
import { center, fromTheSide, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { group, spread } from '#tools/photos/drawing/shapes.ts'
import { slab, wedge } from '#tools/photos/drawing/slabs.ts'
import { surface, tableEdge } from '#tools/photos/drawing/surfaces.ts'

export const dolci = {
  tiramisu: laid(
    { on: 'rose', in: { oval: 'cream' } },
    (s) =>
      slab(s, {
        layers: [
          ['#fdf3df', 0.3],
          ['#b07a4a', 0.2],
          ['#fdf3df', 0.26],
          ['#a06a3c', 0.24],
        ],
        top: s.linear('#6b3f22 0,#4a2711 1'),
        spots: ['#8a5a34', 60, 3],
        high: 96,
      }) + one(s, 'mintSprig', [272, 124], [10, 1]),
  ),
  'panna-cotta': laid(
    { on: 'rose', in: { oval: 'white' } },
    (s) =>
      turnedOut(s, { body: '#f1e4cd 0,#fffaf0 .35,#fffaf0 .6,#e2d0b0 1', sauce: ['#d8344a', '#8f1328'] }) +
      fruit(
        s,
        'blueberry',
        [
          [352, 262],
          [378, 250],
          [128, 264],
        ],
        1.2,
      ) +
      fruit(s, 'strawberry', [[108, 240]], 1.1) +
      one(s, 'mintSprig', [244, 112], [0, 1.1]),
  ),
  bonet: laid(
    { on: 'sand', in: { oval: 'white' } },
    (s) =>
      slab(s, {
        layers: [
          ['#3d1c0e', 0.16],
          ['#6b3a20', 0.84],
        ],
        top: s.linear('#5a2c16 0,#2c1208 1'),
        wavy: 8,
      }) +
      amaretti(s, [
        [232, 144],
        [278, 130],
        [118, 262],
      ]),
  ),
  cannolo: laid({ on: 'sky', in: { plate: 'rose' }, beside: ['pepper'] }, cannoli),
  gelato: fromTheSide(
    (s) =>
      surface(s, 'mustard') +
      tableEdge(s, ['#f7ead2', '#dcc49a']) +
      wafer(s) +
      iceCreamCup(s, ['#f6bcc6', '#a5cf7c', '#6b4226']),
  ),
  'torta-nocciole': laid({ on: 'mustard', in: { oval: 'white' } }, (s) =>
    wedge(s, {
      layers: [
        ['#a8692c', 0.1],
        ['#dcaa63', 0.4],
        ['#f6e6c4', 0.08],
        ['#d9a45c', 0.42],
      ],
      top: s.radial('#c98a42 0,#8f5420 1'),
      spots: ['#f6dfb4', 30, 8],
    }),
  ),
  'sorbetto-limone': fromTheSide(
    (s) =>
      surface(s, 'sky') +
      tableEdge(s, ['#f4f1e9', '#d3ccbe']) +
      stemmed(s, { liquid: ['#fffdf0', '#f3e9ae'], shape: 'flute' }) +
      group(one(s, 'lemon', [286, 40], [10, 1.3]) + one(s, 'mintSprig', [226, 60], [0, 1.2]), 'opacity="1"'),
  ),
  macedonia: laid(
    { on: 'sky', in: { bowl: 'white' } },
    (s) =>
      fruit(s, 'kiwi', spread(s, 8, center, 104), 1.7) +
      garnish(s, center, 112, [{ name: 'orange', count: 6, reach: 0.95, size: [1.2, 1.3] }]) +
      fruit(s, 'strawberry', spread(s, 10, center, 112), 1.5) +
      fruit(s, 'blueberry', spread(s, 14, center, 112), 1.2) +
      one(s, 'mintSprig', center, [0, 1.5]),
  ),
} satisfies Record<string, Dish>
