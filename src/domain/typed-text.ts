/**
 * What can be seen of a text: anything but blanks, control characters, fillers and marks without a letter
 * (https://unicode.org/reports/tr44/#Default_Ignorable_Code_Point). U+2800 is the empty Braille cell.
 */
const visible = /[^\p{Z}\p{Cc}\p{Cs}\p{M}\p{DI}\u2800]/u
/** Control characters but line breaks and tabs, invisible signs that no script needs, and changes of direction. */
const unseen = /[^\P{Cc}\n\t]|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * A text of a form as it is kept: without blanks at its ends and without signs that nobody sees, such as those that come
 * with a copied number or address; '' where nothing of it can be seen. Letters of every script stay as they are, with the
 * joiners that Persian, Indic scripts and emoji need (rulings "what is typed").
 */
export function typedText(text: string): string {
  return visible.test(text) ? text.replace(unseen, '').trim() : ''
}
