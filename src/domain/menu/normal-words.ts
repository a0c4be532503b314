const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }
/**
 * Marks that people leave out when they type: accents, the points of Hebrew and Arabic, the Arabic stretch; and signs
 * that nobody sees. Marks that make another letter, as in Hindi, Thai and Japanese, stay.
 */
const leftOut = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\p{DI}]/gu

/** Lower case without accents, so that "gruyere" finds "Gruyère"; wide and narrow forms of a letter are one. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(leftOut, '').normalize('NFC')
}

/** The words of a text without accents, case, ligatures and punctuation, for searching. */
export function normalWords(text: string): string[] {
  return foldText(text)
    .replace(/[ßœæøł]/g, (letter) => ligatures[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
