import { lay, type Ingredient } from './draw-ingredients.ts'
import { blob, circle, group, n, path, ring, spread, stamp, stroke, tint, type Point } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'

/** How many of one thing lie on the pizza, how far out, and in which quarter when it has quarters. */
type Topping = { name: Ingredient; count: number; reach?: number; size?: Point; quarter?: 0 | 1 | 2 | 3 }

export type Pizza = {
  base: 'red' | 'white' | 'bare'
  cheese: 'none' | 'melted' | 'pools' | 'much'
  toppings: readonly Topping[]
  center?: Point
  radius?: number
}

const sauces = {
  red: '#d8452a 0,#c93720 .6,#a92512 .93,#8f2410 1',
  white: '#fdf2d3 0,#f7e2b0 .7,#e9c27c 1',
  bare: '#f3d49b 0,#eac084 .7,#d89f57 1',
}

function crust(s: Sketch, center: Point, radius: number): string {
  const [x, y] = center
  const scorch = s.radial('#4a2208/.85 0,#6b340f/.45 .5,#6b340f/0 1')
  const bubble = s.radial('#fff0cd/.9 0,#f7d9a2/0 1', 'cx=".4" cy=".35"')
  const burnt = ring(s, 13, center, [radius * 0.945, 0.035]).map((at) => dab(at, s.between(4, 12), s.between(3, 8)))
  const raised = ring(s, 9, center, [radius * 0.93, 0.02]).map((at) => dab(at, s.between(8, 16)))
  const dough = '#d08a3f 0,#d08a3f .8,#edc07c .87,#f0c98b .92,#d8964c .97,#a8621f 1'
  return (
    group(path(blob(s, center, [radius, radius], [0.022, 15]), s.radial(dough)), `filter="${s.shadow(9, 0.5)}"`) +
    group(raised.join(''), `fill="${bubble}"`) +
    group(burnt.join(''), `fill="${scorch}"`) +
    circle(x, y, radius * 0.86, tint('#8a4a18', 0.35))
  )
}

/** A round spot without a fill of its own: its group has it. */
function dab([x, y]: Point, rx: number, ry = rx): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}"/>`
}

const melts = {
  none: { count: 0, size: 0, spots: 0 },
  pools: { count: 9, size: 1, spots: 5 },
  melted: { count: 14, size: 1.2, spots: 8 },
  much: { count: 22, size: 1.25, spots: 14 },
}

/** Pools of cheese run into each other and brown where they are thin. */
function melted(s: Sketch, kind: Pizza['cheese'], center: Point, radius: number): string {
  const { count, size, spots } = melts[kind]
  const cream = s.radial('#fffaf0 0,#fff4dc .6,#fbdfae .86,#efbd78/.8 1')
  const shapes = [0, 1, 2].map((shape) =>
    s.symbol(`pool ${shape}`, () => path(blob(s, [0, 0], [34 - shape * 5, 25], [0.26, 8]), cream)),
  )
  const scale = (size * radius) / 158
  const pools = spread(s, count, center, radius * 0.7).map((at, index) =>
    stamp(shapes[index % 3] ?? '', at, s.between(0, 360), scale * s.between(0.75, 1.15)),
  )
  const brown = spread(s, spots, center, radius * 0.72).map((at) => dab(at, s.between(4, 11), s.between(3, 7)))
  return pools.join('') + group(brown.join(''), `fill="${s.radial('#a9641f/.7 0,#c98a3f/0 1')}"`)
}

function placed(s: Sketch, { count, reach = 0.72, quarter }: Topping, center: Point, radius: number): Point[] {
  const at = spread(s, quarter === undefined ? count : count * 4, center, radius * reach)
  if (quarter === undefined) return at
  const [x, y] = center
  return at.filter(([px, py]) => (px > x ? 1 : 0) + (py > y ? 2 : 0) === quarter)
}

/** Small bright drops of oil along the light. */
function oil(s: Sketch, center: Point, radius: number): string {
  const drops = spread(s, 10, center, radius * 0.76).map(([x, y]) => `M${n(x)} ${n(y)}h${n(s.between(0.4, 5))}`)
  return stroke(drops.join(''), '#fff4d0', 2, 'opacity=".65"')
}

export function pizza(s: Sketch, { base, cheese, toppings, center = [240, 180], radius = 158 }: Pizza): string {
  const [x, y] = center
  const soft = `filter="${s.shadow(3.5, 0.5)}"`
  const layers = toppings.map((topping) => {
    const at = placed(s, topping, center, radius)
    return group(lay(s, topping.name, { at, size: topping.size ?? [1.15, 1.4] }), soft)
  })
  return (
    crust(s, center, radius) +
    path(blob(s, center, [radius * 0.845, radius * 0.845], [0.02, 16]), s.radial(sauces[base])) +
    (base === 'red' ? freckles(s, center, radius) : '') +
    melted(s, cheese, center, radius) +
    layers.join('') +
    oil(s, center, radius) +
    circle(x, y, radius, s.linear('#fff/.16 0,#fff/0 .5,#3a1200/.14 1', along))
  )
}

/** Light and dark pieces of tomato in the sauce. */
function freckles(s: Sketch, center: Point, radius: number): string {
  const of = (count: number) =>
    spread(s, count, center, [radius * 0.8, 0.4])
      .map(([x, y]) => `M${n(x)} ${n(y)}l${n(s.between(-6, 6))} ${n(s.between(-4, 4))}`)
      .join('')
  return stroke(of(15), '#f0714c', 4.5, 'opacity=".55"') + stroke(of(12), '#8f1d0c', 4, 'opacity=".4"')
}
