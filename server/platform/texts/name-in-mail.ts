const maxLetters = 40
/**
 * Signs of names in any script: letters with their marks and joiners, apostrophes, dashes and the points that Catalan,
 * Chinese, Japanese and Hebrew put between parts of a name; a full stop only where no word follows, as after an initial.
 */
const notOfNames = /[^\p{L}\p{M}\u200C\u200D\p{Zs}'’ʼ\p{Pd}·•・‧׳״.]|\.(?=\S)/gu
const letters = new Intl.Segmenter()

/**
 * A name as mails say it. Anybody can type a name beside the address of somebody else: links, line breaks and long texts
 * of the sender's own do not get into that person's mail. A long one is cut between two letters, never inside one.
 */
export function nameInMail(name: string): string {
  const words = name.replaceAll(notOfNames, ' ').replaceAll(/\s+/g, ' ').trim()
  return [...letters.segment(words)]
    .slice(0, maxLetters)
    .map(({ segment }) => segment)
    .join('')
    .trim()
}
