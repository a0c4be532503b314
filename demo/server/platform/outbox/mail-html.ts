import { defaultBrandColour } from '#src/options/default-brand.ts'
import type { Language } from '#src/options/languages.ts'

type MailText = {
  readonly language: Language
  readonly restaurant: string
  /** The brand colour, `#rgb` or `#rrggbb`; anything else is not used. */
  readonly colour: string | null
  readonly subject: string
  /** Paragraphs with an empty line between them. */
  readonly body: string
}

const page = 'margin:0;padding:24px 12px;background:#f6f5f3;color:#1b1a18;font:16px/1.5 Helvetica,Arial,sans-serif'
const sheet = 'max-width:560px;margin:0 auto;padding:8px 24px 16px;background:#ffffff;border-top:6px solid'

/**
 * The HTML form of a mail. The brand colour is a bar only: text and links stay dark on white, whatever the colour is.
 * It loads nothing.
 */
export function mailHtml({ language, restaurant, colour, subject, body }: MailText): string {
  const bar = /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour ?? '') ? colour : defaultBrandColour
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${page}"><div style="${sheet} ${bar}">`,
    `<p style="font-size:20px;font-weight:bold">${escaped(restaurant)}</p>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n')
}

/** A line that is an address of a page is a link. */
function lineHtml(line: string): string {
  const text = escaped(line)
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}" style="color:#1b1a18">${text}</a>` : text
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? character)
}
