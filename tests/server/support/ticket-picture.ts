import type { PaperLine } from '#server/tickets/lay-out.ts'

// Of a column and of a line of normal size, and of the white around the paper, in pixels.
const [columnPx, linePx, edgePx] = [9, 20, 16]

/** How a ticket looks on paper, as SVG: letters of one width, large and tall ones stretched as printers do. */
export function ticketPicture(lines: readonly PaperLine[], columns: number): string {
  let top = edgePx
  const drawn = lines.map((line) => {
    const at = top
    top += linePx * scaleOf(line)[1]
    return drawnLine(line, at)
  })
  const [width, height] = [columns * columnPx + 2 * edgePx, top + edgePx]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="monospace" font-size="15">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn.filter((line) => line !== ''),
    '</svg>\n',
  ].join('\n')
}

function scaleOf({ size }: PaperLine): readonly [x: number, y: number] {
  return [size === 'large' ? 2 : 1, size === 'normal' ? 1 : 2]
}

function drawnLine(line: PaperLine, top: number): string {
  const { text, indent, weight } = line
  if (text.trim() === '') return ''
  const scale = scaleOf(line)
  const width = text.length * columnPx
  const isInverse = weight === 'inverse'
  const place = `translate(${edgePx + indent * columnPx * scale[0]} ${top}) scale(${scale.join(' ')})`
  const ground = isInverse ? `<rect width="${width}" height="${linePx}"/>` : ''
  const look = `fill="${isInverse ? '#fff' : '#000'}"${weight === 'plain' ? '' : ' font-weight="bold"'}`
  // Spaces at the edges, and several in a row, are kept as no-break spaces.
  const letters = escaped(text).replaceAll(' ', '\u00A0')
  return `<g transform="${place}">${ground}<text y="15" textLength="${width}" lengthAdjust="spacingAndGlyphs" ${look}>${letters}</text></g>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
