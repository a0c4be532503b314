import { defaultBrandColour } from '#src/options/default-brand.ts'
import type { Language } from '#src/options/languages.ts'

import type { MailLogo } from './mail-logo.ts'
import type { MailPart } from './mail-part.ts'
import { addressOf } from './mail-part.ts'

type MailLook = {
  readonly language: Language
  readonly restaurant: string
  /** The brand colour, `#rgb` or `#rrggbb`; anything else is not used. */
  readonly colour: string | null
  readonly logo: MailLogo | null
  readonly subject: string
  readonly parts: readonly MailPart[]
  /** Where links begin that are not whole. */
  readonly siteOrigin: string
}

// Written beside each element too: some mailboxes pass over the style sheet. They are light then.
const ink = 'color:#1b1a18'
const soft = 'color:#5f5b55'
const line = 'border-top:1px solid #e2dfda'
const font = 'font:16px/1.5 Helvetica,Arial,sans-serif'
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'
// A long word breaks rather than make the mail wider than a phone.
const cell = 'padding:6px 0;vertical-align:top;word-break:break-word;overflow-wrap:anywhere'
const amountCell = 'padding:6px 0 6px 16px;vertical-align:top;text-align:right;white-space:nowrap'

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #161514 !important; }
  .sheet { background: #232120 !important; }
  .ink { color: #f3f0ec !important; }
  .soft { color: #b5afa7 !important; }
  .line { border-color: #46423e !important; }
}`

/**
 * The HTML form of a mail, light and dark, readable from 320 px on. The brand colour is a bar only: text and links stay
 * readable whatever it is. It loads nothing but the logo, and nothing but its links can be tapped.
 */
export function mailHtml({ language, restaurant, colour, logo, subject, parts, siteOrigin }: MailLook): string {
  const bar = /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour ?? '') ? colour : defaultBrandColour
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escaped(subject)}</title><style>${sheet}</style></head>`,
    `<body class="page" lang="${language}" style="margin:0;padding:0;background:#f6f5f3">`,
    `<table ${table} class="page" style="background:#f6f5f3"><tr><td align="center" style="padding:16px 8px">`,
    `<table ${table} class="sheet" style="max-width:560px;background:#ffffff;text-align:left"><tr>`,
    `<td class="ink" style="padding:16px 20px;border-top:6px solid ${bar};${font};${ink}">`,
    ...(logo ? [logoHtml(logo, restaurant)] : []),
    `<p style="margin:0 0 4px;font-size:20px;font-weight:bold">${escaped(restaurant)}</p>`,
    ...parts.map((part) => partHtml(part, siteOrigin)),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

/** On a light plate in dark mailboxes too: most logos are made for light ground. */
function logoHtml({ address, width, height }: MailLogo, restaurant: string): string {
  const size = `width="${width}" height="${height}"`
  const picture = `<img src="${escaped(address)}" alt="${escaped(restaurant)}" ${size} style="display:block;border:0">`
  return `<p style="margin:0 0 12px"><span style="display:inline-block;background:#ffffff;padding:4px;border-radius:4px">${picture}</span></p>`
}

function partHtml(part: MailPart, siteOrigin: string): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:12px 0">${lines(part.text)}</p>`
    case 'small':
      return `<p class="soft" style="margin:12px 0;font-size:14px;${soft}">${lines(part.text)}</p>`
    case 'items':
      return rows(
        part.items.map(({ name, details, amount }) => {
          const under = details.map(smallHtml)
          return `<td class="line" style="${cell};${line}">${escaped(name)}${under.join('')}</td>${amountHtml(amount, line)}`
        }),
      )
    case 'sums':
      return rows(
        part.sums.map(({ name, note, amount, isStrong }) => {
          const weight = isStrong ? 'font-weight:bold;' : ''
          const under = note ? smallHtml(note) : ''
          return `<td style="${weight}${cell}">${escaped(name)}${under}</td>${amountHtml(amount, weight)}`
        }),
      )
    case 'facts':
      return rows(
        part.facts.map(
          ([label, value]) =>
            `<td class="line" style="${cell};${line}"><span class="soft" style="font-size:14px;${soft}">${escaped(label)}</span><br>${lines(value)}</td>`,
        ),
      )
    case 'link': {
      const address = escaped(addressOf(part.href, siteOrigin))
      const text = part.label === null ? address : escaped(part.label)
      return `<p style="margin:16px 0;word-break:break-word"><a href="${address}" class="ink" style="font-weight:bold;${ink}">${text}</a></p>`
    }
  }
}

/** A line below what it belongs to. */
function smallHtml(text: string): string {
  return `<br><span class="soft" style="font-size:14px;font-weight:normal;${soft}">${escaped(text)}</span>`
}

function amountHtml(amount: string, style: string): string {
  return `<td class="line" style="${amountCell};${style}">${escaped(amount)}</td>`
}

function rows(contents: readonly string[]): string {
  const all = contents.map((content) => `<tr>${content}</tr>`)
  return `<table ${table} class="ink" style="margin:12px 0;${font};${ink}">${all.join('\n')}</table>`
}

function lines(text: string): string {
  return text.split('\n').map(escaped).join('<br>')
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
