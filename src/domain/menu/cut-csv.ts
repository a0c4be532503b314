import Papa from 'papaparse'

/** The rows of a CSV file, whatever its separator; its cells as they stand, empty lines as rows without any. */
export function cutCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = textOf(bytes)
  // The separator is guessed without empty lines, which stay for the numbers of the others.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 20 }).meta
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data
}

/** What Windows writes for the bytes 0x80 to 0x9F. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** UTF-8, else what spreadsheets of Windows write (windows-1252). */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node 20.18.3 and later leave these bytes as they are (https://github.com/nodejs/node/issues/56542).
    const signOf = (byte: string) => windowsSigns.charAt(byte.charCodeAt(0) - 0x80)
    return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009F]/g, signOf)
  }
}
