import type { Columns, PaperLine, PaperWidth } from './lay-out.ts'
import { layOut } from './lay-out.ts'
import type { Ticket } from './ticket.ts'

/** As many as the narrowest of Epson's printers have: a TM-T88 has 42 where a TM-m30 has 48, and would break longer lines. */
const epsonColumns: Columns = { 58: 30, 80: 42 }

/**
 * A ticket as the element `epos-print` of Epson's ePOS-Print XML, with a cut at the end. The printer turns the text into its own code pages;
 * `en` is its name for all that is written in Latin letters. Attributes of a text hold until others are set, so each has all of them.
 */
export function asEpos(ticket: Ticket, widthMm: PaperWidth): string {
  const lines = layOut(ticket, widthMm, epsonColumns).map(lineElements)
  return [
    '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    '<text lang="en" align="left"/>',
    ...lines,
    '<feed line="1"/>',
    '<cut type="feed"/>',
    '</epos-print>',
  ].join('\n')
}

/** What stands before a text in white on black is not black. */
function lineElements({ text, indent, size, weight }: PaperLine): string {
  const [width, height] = [size === 'large' ? 2 : 1, size === 'normal' ? 1 : 2]
  const element = (content: string, isInverse: boolean) =>
    `<text width="${width}" height="${height}" em="${weight !== 'plain'}" reverse="${isInverse}">${content}</text>`
  const before = ' '.repeat(indent)
  if (weight !== 'inverse') return element(`${before}${escaped(text)}${lineEnd}`, false)
  return [...(indent > 0 ? [element(before, false)] : []), element(escaped(text), true), element(lineEnd, false)].join(
    '\n',
  )
}

const lineEnd = '&#10;'

/** For XML 1.0; characters that it forbids are no longer in a text that is laid out. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
