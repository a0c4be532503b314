/** What the code page 1252 has, which Star prints with, and Epson too. */
const known = /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u
/** Control characters, and those that nobody sees, such as joiners and changes of direction. */
const unseen = /[\p{Cc}\p{Cf}]/gu
/** Letters and signs that do not come apart into one of those and an accent. */
const likenesses: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '−': '-',
  '‐': '-',
  '‑': '-',
}
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text as a printer can print it, one code unit for each column: a letter that its code page lacks loses its accent, and
 * any other character, an emoji of several code points too, becomes one `?`. No-break spaces stay, for `wrapWords`.
 */
export function printable(text: string): string {
  return Array.from(characters.segment(text.normalize('NFC')), ({ segment }) => printed(segment)).join('')
}

function printed(character: string): string {
  if (/^\s+$/u.test(character)) return /[\u00A0\u2007\u202F]/u.test(character) ? '\u00A0' : ' '
  const seen = character.replaceAll(unseen, '')
  if (known.test(seen)) return seen
  const bare = seen.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const like = Array.from(bare, (part) => likenesses[part] ?? part).join('')
  return like !== '' && known.test(like) ? like : '?'
}
