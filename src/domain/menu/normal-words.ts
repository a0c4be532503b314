const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }

/** Lower case without accents, so that "gruyere" finds "Gruyère". */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text without accents, case, ligatures and punctuation, for searching. */
export function normalWords(text: string): string[] {
  return foldText(text)
    .replace(/[ßœæøł]/g, (letter) => ligatures[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
