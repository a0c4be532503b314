import { burger, counter, friesTin } from '#tools/photos/drawing/burger.ts'
import { tumbler } from '#tools/photos/drawing/draw-drinks.ts'
import { garnish, nest, one, sauce } from '#tools/photos/drawing/pasta.ts'
import { pizza } from '#tools/photos/drawing/pizza.ts'
import { prop } from '#tools/photos/drawing/props.ts'
import { fromTheSide, laid, type Dish } from '#tools/photos/drawing/set-table.ts'
import { circle, group, type Point } from '#tools/photos/drawing/shapes.ts'
import type { Sketch } from '#tools/photos/drawing/sketch.ts'
import { dip, fries } from '#tools/photos/drawing/starters.ts'
import { surface } from '#tools/photos/drawing/surfaces.ts'
import { bowl, disc, plate } from '#tools/photos/drawing/vessels.ts'

/** A cold drink from above. */
function glass(s: Sketch, [x, y]: Point, stops: string): string {
  return (
    group(circle(x, y, 52, 'fill="#fff" fill-opacity=".7"'), `filter="${s.shadow(8)}"`) +
    circle(x, y, 44, s.radial(stops)) +
    one(s, 'lemon', [x + 4, y + 4], [20, 1.1]) +
    circle(x, y, 50, 'fill="none" stroke="#fff" stroke-width="3"')
  )
}

const cola = '#7a3a1c 0,#3a180c .8,#220c05 1'

export const menus = {
  'menu-pranzo': laid({ on: 'linen', in: 'none' }, (s) => {
    const first: Point = [170, 196]
    const second: Point = [372, 248]
    return (
      plate(s, { at: first, radius: 142, glaze: 'white' }) +
      sauce(s, first, [92, 90], ['#d9532f', '#a32a12']) +
      nest(s, { center: first, radius: 88, tones: ['#b9582a', '#d9803c', '#eaa55a', '#7a2a0c'], thickness: 6.6 }) +
      one(s, 'basilSprig', first, [0, 1.2]) +
      bowl(s, { at: second, radius: 92, glaze: 'sage' }) +
      garnish(s, second, 70, [
        { name: 'lettuce', count: 8, reach: 0.9, size: [1, 1.2] },
        { name: 'cherryTomato', count: 5, size: [1.1, 1.3] },
      ]) +
      glass(s, [372, 84], '#f4fafb 0,#dbe9ec .8,#bccfd4 1')
    )
  }),
  'menu-pizza': laid({ on: 'walnut', in: 'none' }, (s) => {
    const at: Point = [182, 186]
    return (
      disc(s, { at, radius: 152 }, 'board') +
      pizza(s, {
        base: 'red',
        cheese: 'melted',
        toppings: [{ name: 'basil', count: 6, reach: 0.6 }],
        center: at,
        radius: 138,
      }) +
      glass(s, [398, 92], cola) +
      prop(s, 'pepper') +
      dip(s, [402, 254], 50, ['#e3c74a', '#9c8417'])
    )
  }),
  'menu-burger': fromTheSide(
    (s) =>
      surface(s, 'mustard') +
      counter(s, ['#8a5c3b', '#5d3a22']) +
      friesTin(s, 348) +
      group(burger(s, ['lettuce', 'tomato', 'cheese', 'patty']), 'transform="translate(-26 0)"') +
      group(
        tumbler(s, { liquid: ['#6b2f16', '#240d06'], ice: true, fizz: true, straw: '#f3ece0' }),
        'transform="translate(296 82)scale(.6)"',
      ),
  ),
  'menu-bambini': laid({ on: 'sky', in: 'none' }, (s) => {
    const at: Point = [176, 190]
    return (
      plate(s, { at, radius: 150, glaze: 'rose' }) +
      pizza(s, { base: 'red', cheese: 'melted', toppings: [{ name: 'basil', count: 4 }], center: at, radius: 116 }) +
      bowl(s, { at: [384, 254], radius: 88, glaze: 'white' }) +
      fries(s, [384, 254], 50, 20) +
      glass(s, [388, 82], '#ffc35a 0,#f39323 .8,#d9741a 1')
    )
  }),
} satisfies Record<string, Dish>
