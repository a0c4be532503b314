/** Bytes that follow ESC, and how many more belong to the command. */
const commands: readonly (readonly [name: string, bytes: readonly number[], operands: number])[] = [
  ['initialize', [0x40, 0x18], 0],
  ['code page', [0x1d, 0x74], 1],
  ['print mode', [0x1d, 0x50], 1],
  ['bold', [0x45], 0],
  ['bold off', [0x46], 0],
  ['inverse', [0x34], 0],
  ['inverse off', [0x35], 0],
  ['size', [0x69], 2],
  ['cut', [0x64], 1],
]

/** Of the code page 1252, from 80 to 9F; the rest is Latin 1. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

type Told = { readonly name: string; readonly operands: readonly number[] }

/**
 * What a Star printer makes of bytes, by the maker's list of commands: the text in the code page 1252, and the commands between
 * it. Anything else than those, or text in another code page, is an error.
 */
export function starPaper(bytes: Uint8Array) {
  const told: Told[] = []
  let [text, at, page] = ['', 0, -1]
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte === 0x1b) {
      const found = commands.find(([, wanted]) => wanted.every((one, index) => bytes[at + 1 + index] === one))
      if (!found) throw new Error(`No command begins at ${at}: ${bytes.subarray(at, at + 4).join(' ')}`)
      const [name, wanted, count] = found
      const from = at + 1 + wanted.length
      const operands = [...bytes.subarray(from, from + count)]
      if (name === 'code page') page = operands[0] ?? -1
      told.push({ name, operands })
      at = from + count
      continue
    }
    if (byte > 0x7e && page !== 32) throw new Error(`A letter of another code page stands at ${at}.`)
    text += byte < 0x80 || byte > 0x9f ? String.fromCodePoint(byte) : (signs[byte - 0x80] ?? '')
    at += 1
  }
  return { text, told }
}
