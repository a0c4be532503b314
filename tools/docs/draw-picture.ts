import type { Picture, Place } from './pictures.ts'

// Pixels. Text is large for its window, because a screen of 320 shrinks the drawing to two thirds.
const width = 396
const bar = 34
const gap = 12
const menuWidth = 182
const right = width - 12

const styles = `text { font: 15px system-ui, sans-serif; fill: #1f1f23 }
  .code { font-family: ui-monospace, monospace; font-size: 13px; fill: #8a2415 }
  .quiet { fill: #55555c }
  .window, .field { fill: #ffffff; stroke: #8a8a93 }
  .menu, .entry { fill: #f2f1ef }
  .other { fill: #d9d7d3 }
  .line { stroke: #8a8a93; fill: none }
  .pasted { fill: #fdf0ed; stroke: #9a2a18; stroke-width: 2 }
  .step { fill: #9a2a18 }
  .number { fill: #ffffff; font-weight: 700; font-size: 13px; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececf0 }
    .code { fill: #f5b3a6 }
    .quiet { fill: #b4b4bd }
    .window, .field { fill: #1d1d22; stroke: #77777f }
    .menu, .entry { fill: #2a2a31 }
    .other { fill: #44444d }
    .line { stroke: #77777f }
    .pasted { fill: #3a211c; stroke: #f19a8a }
    .step { fill: #f19a8a }
    .number { fill: #1d1d22 }
  }`

/**
 * The drawing as SVG: a window with the menu on the left and what it opens on the right, numbered by the steps of the page. It
 * follows the scheme of the page that shows it. The same picture makes the same text.
 */
export function drawPicture({ builder, menu, panel }: Picture): string {
  const left = stack(bar + gap, menu, ({ name, step }, y, index) => ({
    height: 30,
    text: `${index > 0 ? elbow(8 + index * 10, y) : ''}${label(name, 16 + index * 10, y + 20)}${badge(step, menuWidth - 15, y + 15)}`,
  }))
  const content = stack(bar + gap, panel, drawPlace)
  const height = Math.max(left.end, content.end) + 4
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>
  ${styles}
</style>
<rect class="window" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10" />
<path class="menu" d="M2 ${bar}H${menuWidth}V${height - 2}H11A9 9 0 0 1 2 ${height - 11}Z" />
<path class="line" d="M1 ${bar}H${width - 1}" />
${[16, 30, 44].map((x) => `<circle class="other" cx="${x}" cy="17" r="4.5" />`).join('\n')}
<text class="quiet" x="62" y="22">${builder}</text>
${left.text}
${content.text}
</svg>
`
}

type Drawn = { readonly height: number; readonly text: string }

/** Draws one thing below the other and answers where the last one ends. */
function stack<Row>(top: number, rows: readonly Row[], draw: (row: Row, y: number, index: number) => Drawn) {
  const texts: string[] = []
  let end = top
  for (const [index, row] of rows.entries()) {
    const { height, text } = draw(row, end, index)
    texts.push(text)
    end += height + gap
  }
  return { text: texts.join('\n'), end }
}

function drawPlace(place: Place, y: number): Drawn {
  const x = menuWidth + 12
  switch (place.kind) {
    case 'entry':
      return {
        height: 30,
        text: `${box('entry', [x, y, right - x, 30])}${label(place.name, x + 12, y + 20)}${badge(place.step, right - 17, y + 15)}`,
      }
    case 'field': {
      const field = place.isPasted
        ? box('pasted', [x, y + 22, right - x, 38]) + code('&lt;script … &gt;', x + 12, y + 45)
        : box('field', [x, y + 22, right - x, 38])
      return { height: 60, text: `${label(place.name, x, y + 14)}${field}${badge(place.step, right - 17, y + 41)}` }
    }
    case 'file': {
      const last = place.last.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const file = box('field', [x, y + 22, right - x, 108]) + bars(x + 12, y + 36, 2)
      const pasted = box('pasted', [x + 6, y + 66, right - x - 12, 30]) + code('&lt;script … &gt;', x + 14, y + 85)
      return {
        height: 130,
        text:
          label(place.name, x, y + 14) +
          badge(place.step, right - 17, y + 9) +
          file +
          pasted +
          badge(place.pasted, right - 23, y + 81) +
          code(last, x + 14, y + 117),
      }
    }
    case 'other':
      return { height: place.lines * 16, text: bars(x, y, place.lines) }
  }
}

const label = (name: string, x: number, y: number) => `<text x="${x}" y="${y}">${name}</text>`
const code = (text: string, x: number, y: number) => `<text class="code" x="${x}" y="${y}">${text}</text>`
const box = (name: string, [x, y, wide, high]: readonly [number, number, number, number]) =>
  `<rect class="${name}" x="${x}" y="${y}" width="${wide}" height="${high}" rx="6" />`
const elbow = (x: number, y: number) => `<path class="line" d="M${x} ${y - 6}V${y + 15}H${x + 5}" />`

function bars(x: number, y: number, lines: number): string {
  return Array.from({ length: lines }, (_, line) => box('other', [x, y + line * 16, line % 2 ? 120 : 166, 8])).join('')
}

function badge(step: number | undefined, x: number, y: number): string {
  if (step === undefined) return ''
  return `<circle class="step" cx="${x}" cy="${y}" r="10" /><text class="number" x="${x}" y="${y + 4.5}">${step}</text>`
}
