/** What people write beside an amount: `CHF`, `Fr.` */
const currencyWord = /^\p{L}{1,3}\.?|\p{L}{1,3}\.?$/gu

/** `6,50`, `6.5`, `6,50 €` and `6.50 CHF` are 6.5; undefined = nothing; what is no number stays a text. */
export function readNumber(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  const plain = text
    .replaceAll(/[\s\p{Sc}]/gu, '')
    .replaceAll(currencyWord, '')
    .replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}
