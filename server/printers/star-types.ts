import { asPlainText } from '#server/tickets/as-plain-text.ts'
import { asStar } from '#server/tickets/as-star.ts'
import type { PrinterRow } from '#server/tickets/printers.ts'
import type { Ticket } from '#server/tickets/ticket.ts'

const plainText = 'text/plain'
/** The languages of Star printers that tickets are written in, by their media types. */
const languages = { 'application/vnd.star.starprnt': 'star-prnt', 'application/vnd.star.line': 'star-line' } as const

/** The media type in which a printer gets its tickets: the first one that it names and we write, else plain text [PRINT-07]. */
export function starTypeFor(decodes: readonly string[] | null): string {
  return decodes?.find(isWritten) ?? plainText
}

/** A ticket in a media type of `starTypeFor`. */
export function starContent(
  ticket: Ticket,
  type: string,
  { widthMm }: Pick<PrinterRow, 'widthMm'>,
): Uint8Array<ArrayBuffer> {
  if (isWritten(type)) return new Uint8Array(asStar(ticket, { language: languages[type], widthMm }))
  return new TextEncoder().encode(asPlainText(ticket, widthMm))
}

function isWritten(type: string): type is keyof typeof languages {
  return Object.hasOwn(languages, type)
}

/** The media types in an answer of a printer, such as `image/png; application/vnd.star.line`. */
export function typesNamed(encodings: string): readonly string[] {
  return encodings
    .split(/[;,]/)
    .map((type) => type.trim().toLowerCase())
    .filter((type) => /^[\w.+-]+\/[\w.+-]+$/.test(type))
    .slice(0, 30)
}
