import type { Sketch } from './sketch.ts'

export type Point = readonly [x: number, y: number]

const golden = 2.39996

/** Tenths for small numbers, whole units for places: the picture is 480 wide and has to stay small in bytes. */
export function n(value: number): string {
  const step = Math.abs(value) < 30 ? 10 : 1
  return String(Math.round(value * step) / step).replace(/^(-?)0\./, '$1.')
}

export function ellipse(x: number, y: number, [rx, ry]: Point, paint: string): string {
  const attributes = paint.includes('=') ? paint : `fill="${paint}"`
  if (rx === ry) return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx)}" ${attributes}/>`
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`
}

export function circle(x: number, y: number, r: number, paint: string): string {
  return ellipse(x, y, [r, r], paint)
}

/** "12 -3" says no more than "12-3". */
function tight(d: string): string {
  return d.replaceAll(' -', '-')
}

/** `paint` is a fill, or whole attributes when it has an equals sign. */
export function path(d: string, paint: string): string {
  return `<path d="${tight(d)}" ${paint.includes('=') ? paint : `fill="${paint}"`}/>`
}

export function stroke(d: string, colour: string, thickness: number, more = ''): string {
  return `<path d="${tight(d)}" fill="none" stroke="${colour}" stroke-width="${n(thickness)}"${more && ` ${more}`}/>`
}

/** A see-through fill. */
export function tint(colour: string, opacity: number): string {
  return `fill="${colour}" fill-opacity="${opacity}"`
}

export function group(body: string, attributes: string): string {
  return `<g ${attributes}>${body}</g>`
}

export function stamp(id: string, [x, y]: Point, turn = 0, scale = 1): string {
  const turned = turn ? `rotate(${Math.round(turn)})` : ''
  const scaled = scale === 1 ? '' : `scale(${n(scale)})`
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turned}${scaled}"/>`
}

export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** A closed soft line through the middles between the points. */
function soft(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [ax, ay] = points[index % points.length] ?? [0, 0]
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const [startX, startY] = middle(points.length - 1)
  const turns = points.map(([x, y], index) => {
    const [endX, endY] = middle(index)
    return `Q${n(x)} ${n(y)} ${n(endX)} ${n(endY)}`
  })
  return `M${n(startX)} ${n(startY)}${turns.join('')}z`
}

/** A round shape as a hand would cut it; `rough` is the share of the radius it may stray. */
export function blob(s: Sketch, [x, y]: Point, [rx, ry]: Point, [rough, corners]: Point): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2
    const reach = 1.03 + s.between(-rough, rough)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return soft(points)
}

/** A radius, and the share of it by which things may lie out of order. */
type Reach = number | readonly [radius: number, disorder: number]

/** Points spread evenly over a disc, as seeds in a sunflower, with a little disorder. */
export function spread(s: Sketch, count: number, center: Point, reach: Reach): Point[] {
  const [radius, disorder] = typeof reach === 'number' ? [reach, 0.12] : reach
  const start = s.between(0, 6.28)
  return Array.from({ length: count }, (_, index): Point => {
    const distance = radius * Math.sqrt((index + 0.6) / count) * (1 + s.between(-disorder, disorder) / 2)
    return polar(center, Math.min(distance, radius), start + index * golden + s.between(-disorder, disorder))
  })
}

export function ring(s: Sketch, count: number, center: Point, [radius, disorder]: Point): Point[] {
  const start = s.between(0, 6.28)
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + s.between(-disorder, disorder)) / count) * 6.283
    return polar(center, radius * (1 + s.between(-disorder, disorder)), start + turn)
  })
}
