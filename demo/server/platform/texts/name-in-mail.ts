const maxLetters = 40
/** Signs of names in any script; a full stop only where no word follows, as after an initial. */
const notOfNames = /[^\p{L}\p{M}\p{Zs}'’.-]|\.(?=\S)/gu

/**
 * A name as mails say it. Anybody can type a name beside the address of somebody else: links, line breaks and long texts
 * of the sender's own do not get into that person's mail.
 */
export function nameInMail(name: string): string {
  const words = name.replaceAll(notOfNames, ' ').replaceAll(/\s+/g, ' ').trim()
  return words.slice(0, maxLetters).trim()
}
