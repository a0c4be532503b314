import { cup } from '#tools/photos/drawing/draw-desserts.ts'
import { bar, beer, bottle, shortGlass, stemmed, tumbler, type Liquid } from '#tools/photos/drawing/draw-drinks.ts'
import { fromTheSide, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { group } from '#tools/photos/drawing/shapes.ts'
import type { Sketch } from '#tools/photos/drawing/sketch.ts'

const oak: Liquid = ['#dcb88b', '#a9773f']
const dark: Liquid = ['#8a5c3b', '#4d2e1a']
const stone: Liquid = ['#f0ece4', '#cfc8bc']

function water(s: Sketch, colour: Liquid, label: string, fizz: boolean): string {
  const poured = tumbler(s, { liquid: ['#eef8fb/.75', '#bfdde6/.85'], fizz, level: 120 })
  return (
    bar(s, ['#e4eff0', '#a9c6cd'], stone) +
    bottle(s, { colour, label, cap: label, at: 178 }) +
    group(poured, 'transform="translate(110 98)scale(.7)"')
  )
}

function wine(s: Sketch, colour: Liquid, label: string, liquid: Liquid): string {
  return (
    bottle(s, { colour, label, cap: label, at: 136 }) +
    group(stemmed(s, { liquid, shape: 'wine' }), 'transform="translate(64 0)"')
  )
}

export const bevande = {
  acqua: fromTheSide((s) => water(s, ['#d6eaf1/.9', '#8fbccd'], '#3f86a8', false)),
  'acqua-frizzante': fromTheSide((s) => water(s, ['#bfe0cf/.9', '#6fae93'], '#c0452a', true)),
  cola: fromTheSide(
    (s) =>
      bar(s, ['#d9654a', '#8e2f22'], dark) +
      tumbler(s, { liquid: ['#6b2f16', '#240d06'], ice: true, fizz: true, slice: 'lemon', straw: '#f3ece0' }),
  ),
  aranciata: fromTheSide(
    (s) =>
      bar(s, ['#cfe0dd', '#8fb3b0'], stone) +
      tumbler(s, { liquid: ['#ffb648', '#ee7d14'], ice: true, fizz: true, slice: 'orange', straw: '#fff' }),
  ),
  limonata: fromTheSide(
    (s) =>
      bar(s, ['#c4d8b0', '#86a572'], stone) +
      tumbler(s, { liquid: ['#fdf6c0', '#f0d660'], ice: true, slice: 'lemon', leaf: true, straw: '#fff' }),
  ),
  'te-freddo': fromTheSide(
    (s) =>
      bar(s, ['#f0dfae', '#cfae62'], oak) +
      tumbler(s, { liquid: ['#d98a3a', '#8f4414'], ice: true, slice: 'lemon', leaf: true }),
  ),
  birra: fromTheSide((s) => bar(s, ['#7b5a3c', '#3b2616'], dark) + beer(s, ['#fbc94a', '#d98a14'])),
  'birra-rossa': fromTheSide((s) => bar(s, ['#6a7a5c', '#2f3a28'], dark) + beer(s, ['#c9682a', '#6e2a0e'])),
  'vino-rosso': fromTheSide(
    (s) => bar(s, ['#8a6a55', '#3d2620'], dark) + wine(s, ['#3b4a2c', '#141c10'], '#8f1c30', ['#8f1c30', '#4a0916']),
  ),
  'vino-bianco': fromTheSide(
    (s) => bar(s, ['#dfe4cf', '#a3ac86'], stone) + wine(s, ['#c9cf86', '#7d8a3c'], '#b8913a', ['#fbf0b4', '#e3cc6a']),
  ),
  prosecco: fromTheSide(
    (s) =>
      bar(s, ['#e6cdb4', '#b98f68'], stone) +
      group(
        stemmed(s, { liquid: ['#fbeeae', '#e9c95a'], shape: 'flute', fizz: true }),
        'transform="translate(-58 0)"',
      ) +
      group(stemmed(s, { liquid: ['#fbeeae', '#e9c95a'], shape: 'flute', fizz: true }), 'transform="translate(44 6)"'),
  ),
  spritz: fromTheSide(
    (s) =>
      bar(s, ['#cfdfe0', '#8fb0b6'], oak) +
      stemmed(s, { liquid: ['#ffa23f', '#e2501c'], shape: 'balloon', ice: true, slice: 'orange', fizz: true }),
  ),
  caffe: laid({ on: 'walnut', in: 'none' }, (s) => cup(s, '#6b3a18 0,#8a5228 .55,#c98f52 .8,#7a431c 1', 'crema')),
  cappuccino: laid({ on: 'marble', in: 'none' }, (s) => cup(s, '#f3dcb8 0,#d9a868 .7,#9a5a26 1', 'heart')),
  amaro: fromTheSide((s) => bar(s, ['#7a5f4a', '#2f2016'], dark) + shortGlass(s, ['#8a4a1c', '#3a1608'])),
} satisfies Record<string, Dish>
