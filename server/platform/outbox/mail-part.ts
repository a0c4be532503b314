import type { Language } from '#src/options/languages.ts'

/** What a mail is made of, from top to bottom; its text and its HTML are written from the same parts. */
export type MailPart =
  /** A paragraph; its line breaks stay. */
  | { readonly kind: 'text'; readonly text: string }
  /** Small print; its line breaks stay. */
  | { readonly kind: 'small'; readonly text: string }
  /** Things with a price, such as dishes. */
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  /** Amounts, the total among them. */
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** The only part that can be tapped. */
  | {
      readonly kind: 'link'
      /** Null: the address itself. */
      readonly label: string | null
      /** From SITE_ORIGIN on, or whole. */
      readonly href: string
    }

export type MailItem = { readonly name: string; readonly details: readonly string[]; readonly amount: string }
export type MailSum = {
  readonly name: string
  readonly note: string | null
  readonly amount: string
  readonly isStrong: boolean
}
export type MailFact = readonly [label: string, value: string]

type TextForm = {
  readonly language: Language
  /** Where links begin that are not whole; null = they stay as they are. */
  readonly siteOrigin: string | null
}

/** The text form of a mail. */
export function mailText(parts: readonly MailPart[], form: TextForm): string {
  return parts.map((part) => textOf(part, form)).join('\n\n')
}

function textOf(part: MailPart, { language, siteOrigin }: TextForm): string {
  const colon = language === 'fr' ? '\u00A0:' : ':'
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text
    case 'items':
      return part.items
        .flatMap(({ name, details, amount }) => [`${name}${colon} ${amount}`, ...details.map((one) => `  ${one}`)])
        .join('\n')
    case 'sums':
      return part.sums
        .map(({ name, note, amount }) => `${name}${colon} ${amount}${note ? ` (${note})` : ''}`)
        .join('\n')
    case 'facts':
      return part.facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n')
    case 'link': {
      const address = siteOrigin === null ? part.href : addressOf(part.href, siteOrigin)
      return part.label === null ? address : `${part.label}${colon}\n${address}`
    }
  }
}

/** The address of a link. */
export function addressOf(href: string, siteOrigin: string): string {
  return new URL(href, siteOrigin).href
}
