import { circle, group, n, path, stroke, tint, type Point } from './shapes.ts'
import { along, type Sketch } from './sketch.ts'

type Glaze = { light: string; dark: string; well: string; rim?: string }

const glazes = {
  white: { light: '#fff', dark: '#dcd8d2', well: '#fdfcfa' },
  cream: { light: '#fbf4e6', dark: '#dccdb3', well: '#f8efdf' },
  blueRim: { light: '#fff', dark: '#d8dade', well: '#fbfbfb', rim: '#3f6a94' },
  sage: { light: '#c3ceb4', dark: '#8fa081', well: '#b5c2a5' },
  terracotta: { light: '#d79068', dark: '#a65a37', well: '#c97b53' },
  night: { light: '#4a5157', dark: '#22272b', well: '#343a40' },
  ocean: { light: '#6f93a3', dark: '#3d6072', well: '#5d8496' },
  rose: { light: '#f5dcd4', dark: '#d3a89b', well: '#f1d3c9' },
} satisfies Record<string, Glaze>

export type GlazeName = keyof typeof glazes

type Place = { at: Point; radius: number; glaze: GlazeName }

function arc([x, y]: Point, radius: number, [from, to]: Point): string {
  const point = (angle: number) => `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`
  return `M${point(from)}A${n(radius)} ${n(radius)} 0 0 1 ${point(to)}`
}

/** A flat plate from above: the wall of the well is dark towards the window and bright away from it. */
export function plate(s: Sketch, { at, radius, glaze }: Place): string {
  const { light, dark, well, rim }: Glaze = glazes[glaze]
  const [x, y] = at
  const band = rim ? circle(x, y, radius * 0.95, `fill="none" stroke="${rim}" stroke-width="${n(radius * 0.035)}"`) : ''
  return (
    group(circle(x, y, radius, s.linear(`${light} 0,${light} .35,${dark} 1`, along)), `filter="${s.shadow(13, 0.5)}"`) +
    band +
    stroke(arc(at, radius * 0.97, [3, 4.9]), '#fff', 2, 'opacity=".45"') +
    circle(x, y, radius * 0.72, s.linear(`${dark} 0,${well} .45,#fff 1`, along)) +
    circle(x, y, radius * 0.69, s.radial(`${well} 0,${well} .8,${dark} 1.1`))
  )
}

/** A deep bowl from above; what is in it is drawn up to 0.8 of the radius. */
export function bowl(s: Sketch, { at, radius, glaze }: Place): string {
  const { light, dark, well, rim }: Glaze = glazes[glaze]
  const [x, y] = at
  return (
    group(circle(x, y, radius, s.linear(`${light} 0,${dark} 1`, along)), `filter="${s.shadow(15, 0.55)}"`) +
    stroke(arc(at, radius * 0.965, [3, 4.9]), '#fff', 2.4, 'opacity=".45"') +
    circle(x, y, radius * 0.93, rim ?? s.linear(`${dark} 0,${well} .6,${light} 1`, along)) +
    circle(x, y, radius * 0.9, s.radial(`${well} 0,${well} .7,${dark} 1`, 'cx=".55" cy=".57"'))
  )
}

/** A round board, or a black tray of iron. */
export function disc(s: Sketch, { at, radius }: Omit<Place, 'glaze'>, kind: 'board' | 'iron'): string {
  const [x, y] = at
  const iron = kind === 'iron'
  const face = iron ? '#4a4d50 0,#2b2d30 .8,#1b1c1e 1' : '#e3bd86 0,#cf9f64 .8,#b07d45 1'
  const rings = [0.93, 0.82, 0.66, 0.5, 0.33]
    .map((share) => arc(at, radius * share, [share * 9, share * 9 + 4]))
    .join('')
  return (
    group(circle(x, y, radius, s.radial(face)), `filter="${s.shadow(13, 0.55)}"`) +
    stroke(iron ? arc(at, radius * 0.95, [0, 6.28]) : rings, iron ? '#0f1011' : '#8a5a2a', 1.6, 'opacity=".45"') +
    stroke(arc(at, radius * 0.98, [3, 4.9]), '#fff', 2, 'opacity=".3"')
  )
}

/** A long board with a handle to the right. */
export function board(s: Sketch, tone: 'light' | 'dark', size: Point = [400, 250]): string {
  const [wide, high] = size
  const light = tone === 'light'
  const left = 240 - wide / 2
  const top = 180 - high / 2
  const face = s.linear(light ? '#e8c594 0,#c8965a 1' : '#8a5c3b 0,#5d3a22 1', along)
  const outline = `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="26" fill="${face}"/><rect x="${left + wide - 20}" y="155" width="110" height="50" rx="24" fill="${face}"/>`
  const lines = Array.from({ length: 9 }, (_, row) => {
    const y = top + ((row + 0.6) / 9) * high
    return `M${n(left + s.between(4, 40))} ${n(y)}q${n(wide * 0.25)} ${n(s.between(-7, 7))} ${n(wide * 0.5)} 0t${n(wide * 0.4)} 0`
  }).join('')
  return (
    group(outline, `filter="${s.shadow(13, 0.55)}"`) +
    stroke(lines, light ? '#8a5a2a' : '#2c180c', 1.5, 'opacity=".4"') +
    path(`M${left + 24} ${top + 2}h${wide - 48}`, `stroke="#fff" stroke-width="2.5" opacity=".45"`)
  )
}

/** A sheet of baking paper with a crease. */
export function paper(s: Sketch, turn: number): string {
  const sheet = 'M70 62L398 44L420 176L404 318L84 326L60 190z'
  return group(
    group(path(sheet, s.linear('#fbf6ea 0,#e6dac2 1', along)), `filter="${s.shadow(8, 0.35)}"`) +
      path('M70 62L240 190L60 190z', tint('#fff', 0.3)) +
      path('M240 190L404 318L420 176z', tint('#7a5a2a', 0.07)),
    `transform="rotate(${turn} 240 180)"`,
  )
}
