/**
 * Breaks a text between its words into lines of `width` columns; those after the first are `hang` columns shorter. A word that
 * is longer than a line is broken too. No-break spaces hold words together and come out as spaces.
 */
export function wrapWords(text: string, width: number, hang = 0): readonly string[] {
  const lines: string[] = []
  const room = () => (lines.length === 0 ? width : width - hang)
  let line = ''
  for (const word of text.split(/ +/u)) {
    if (word === '') continue
    if (line !== '' && line.length + 1 + word.length <= room()) {
      line += ` ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (line.length > room()) {
      const cut = room()
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  return [...lines, line].map((each) => each.replaceAll('\u00A0', ' '))
}
