/** One picture being drawn: its chance (always the same for one seed) and its shared definitions. */
export type Sketch = {
  /** A number from `from` (included) to `to`. */
  between: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** Stops are written `#c00 0,#900/.5 1`: colour, opacity after the slash, offset. Answers `url(#id)`. */
  radial: (stops: string, attributes?: string) => string
  linear: (stops: string, attributes?: string) => string
  pattern: (size: number, body: string) => string
  /** A soft shadow to the lower right for everything that is drawn in one group. */
  shadow: (reach: number, opacity?: number) => string
  /** Draws `build` once, however often it is asked for, and answers the id to stamp. */
  symbol: (name: string, build: () => string) => string
  finish: (body: string) => string
}

const width = 480
const height = 360

/** Left to right, top to bottom, and along the light that falls from the upper left. */
export const down = 'x2="0" y2="1"'
export const along = 'x2="1" y2="1"'
/** The highlight of a ball lit from the upper left. */
export const lit = 'cx=".36" cy=".3" r=".75"'

function seedOf(text: string): number {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return seed >>> 0
}

/** Mulberry32: small, quick, and the same on every machine. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function alpha(opacity: string): string {
  return Math.round(Number(opacity) * 255)
    .toString(16)
    .padStart(2, '0')
}

function stopOf(text: string): string {
  const [paint = '', offset = '0'] = text.split(' ')
  const [colour = '', opacity] = paint.split('/')
  const long = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const at = offset === '0' ? '' : ` offset="${offset}"`
  return `<stop${at} stop-color="${opacity ? long + alpha(opacity) : colour}"/>`
}

/** The ids of one picture share a prefix, so that two pictures put into one document do not mix. */
function createDefinitions(prefix: string) {
  const ids = new Map<string, string>()
  const bodies: string[] = []
  return {
    bodies,
    define(key: string, build: (id: string) => string): string {
      const known = ids.get(key)
      if (known) return known
      const id = `${prefix}${ids.size.toString(36)}`
      ids.set(key, id)
      bodies.push(build(id))
      return id
    },
  }
}

export function createSketch(seed: string): Sketch {
  const number = seedOf(seed)
  const chance = createChance(number)
  const { bodies, define } = createDefinitions(`p${(number % 46656).toString(36)}`)
  const gradient = (tag: string, stops: string, attributes: string) => {
    const body = stops.split(',').map(stopOf).join('')
    return `url(#${define(tag + attributes + stops, (id) => `<${tag} id="${id}"${attributes && ` ${attributes}`}>${body}</${tag}>`)})`
  }
  return {
    between: (from, to) => from + chance() * (to - from),
    pick: (list) => list[Math.floor(chance() * list.length)] ?? list[0],
    radial: (stops, attributes = '') => gradient('radialGradient', stops, attributes),
    linear: (stops, attributes = down) => gradient('linearGradient', stops, attributes),
    pattern(size, body) {
      const open = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`
      return `url(#${define(`pattern${body}`, (id) => `<pattern id="${id}" ${open}>${body}</pattern>`)})`
    },
    shadow(reach, opacity = 0.45) {
      const [dx, dy, blur] = [0.5, 0.8, 0.6].map((share) => Math.round(reach * share * 10) / 10)
      const fall = `dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2a0f00" flood-opacity="${opacity}"`
      const open = 'x="-30%" y="-40%" width="170%" height="190%"'
      return `url(#${define(`shadow${fall}`, (id) => `<filter id="${id}" ${open}><feDropShadow ${fall}/></filter>`)})`
    },
    symbol(name, build) {
      return define(`symbol ${name}`, (id) => `<g id="${id}">${build()}</g>`)
    },
    finish(body) {
      const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round">`
      return `${open}<defs>${bodies.join('')}</defs>${body}</svg>`
    },
  }
}
