import { circle, ellipse, group, n, path, spread, stroke, tint, type Point } from './shapes.ts'
import type { Sketch } from './sketch.ts'

export function wall(fill: string): string {
  return `<rect width="480" height="360" fill="${fill}"/>`
}

/** A warm glow of a lamp that hangs from above. */
export function lamp(s: Sketch, x: number, y: number): string {
  return (
    stroke(`M${x} 0V${y - 20}`, '#2a1a10', 2) +
    path(`M${x - 26} ${y}Q${x - 22} ${y - 26} ${x} ${y - 26}T${x + 26} ${y}z`, s.linear('#3d4a3a 0,#1d261c 1')) +
    ellipse(x, y + 1, [24, 5], '#fff3c4') +
    circle(x, y + 20, 90, s.radial('#ffe9a8/.55 0,#ffe9a8/.16 .5,#ffe9a8/0 1'))
  )
}

export function bush(s: Sketch, x: number, y: number, size: number): string {
  const leaves = spread(s, 22, [x, y], size).map(([lx, ly]) =>
    circle(lx, ly, s.between(size * 0.2, size * 0.36), s.pick(['#4f7a3a', '#3c652f', '#6b9448', '#2f5527'])),
  )
  return leaves.join('')
}

export function pot(s: Sketch, x: number, y: number): string {
  return (
    bush(s, x, y - 34, 27) +
    path(`M${x - 22} ${y - 24}h44l-6 36h-32z`, s.linear('#cf7d52 0,#94502f 1', 'x2="1"')) +
    stroke(`M${x - 22} ${y - 22}h44`, '#e09a70', 5)
  )
}

export function shutters(s: Sketch, x: number, y: number, green: string): string {
  const slats = (left: number) => Array.from({ length: 7 }, (_, row) => `M${left + 3} ${y + 7 + row * 9}h20`).join('')
  return (
    `<rect x="${x}" y="${y}" width="44" height="70" fill="${s.linear('#5c7684 0,#2b3d47 1')}"/>` +
    path(`M${x} ${y}h44v70h-44zM${x + 22} ${y}v70M${x} ${y + 34}h44`, 'fill="none" stroke="#f4ead8" stroke-width="3"') +
    `<rect x="${x - 27}" y="${y - 2}" width="26" height="74" fill="${green}"/><rect x="${x + 45}" y="${y - 2}" width="26" height="74" fill="${green}"/>` +
    stroke(slats(x - 27) + slats(x + 45), '#0f1f14', 1.6, 'opacity=".45"') +
    `<rect x="${x - 6}" y="${y + 70}" width="56" height="6" fill="#e8d9c0"/>`
  )
}

export function awning(s: Sketch, [x, y]: Point, wide: number, colours: readonly [string, string]): string {
  const stripe = wide / 10
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const left = x + index * stripe
    const d = `M${n(left)} ${y}h${n(stripe)}l${n((index - 4) * 1.2)} 44q${n(-stripe / 2)} 14 ${n(-stripe)} 0z`
    return path(d, colours[index % 2] ?? colours[0])
  })
  return group(stripes.join(''), `filter="${s.shadow(8, 0.4)}"`)
}

export function cafeTable(s: Sketch, x: number, y: number): string {
  const chair = (left: number, lean: number) =>
    stroke(
      `M${left} ${y - 34}l${lean} 36l${lean * 0.4} 26M${left + lean} ${y + 2}h${lean * 3}l${lean * 0.6} 26`,
      '#3c4a38',
      4.5,
    )
  return (
    ellipse(x, y + 28, [56, 8], tint('#000', 0.22)) +
    chair(x - 52, 6) +
    chair(x + 52, -6) +
    stroke(`M${x} ${y}v28M${x - 14} ${y + 30}h28`, '#2a2018', 4) +
    path(`M${x - 30} ${y - 6}h60l4 18q-34 8-68 0z`, s.linear('#fff 0,#e6dccb 1')) +
    circle(x - 8, y - 12, 4, '#c0452a') +
    path(`M${x + 6} ${y - 6}v-12h7v12z`, tint('#f1f8fa', 0.9))
  )
}
