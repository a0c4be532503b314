import Papa from 'papaparse'

/** The rows of a CSV file, whatever its separator; its cells as they stand, empty lines as rows without any. */
export function cutCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = textOf(bytes)
  // The separator is guessed without empty lines, which stay for the numbers of the others.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 20 }).meta
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false }).data
}

/** UTF-8, else what spreadsheets of Windows write. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
