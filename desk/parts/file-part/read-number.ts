/** `6,50` and `6.5` are 6.5; undefined = nothing; what is no number stays a text. */
export function readNumber(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}
