/** Control characters and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu
/** A full stop, in any of its forms, that could stand in the name of a host. */
const stopInHost = /([.。．｡])(?=\p{L}[\p{L}\p{M}\p{N}-])/gu

/**
 * What a diner has typed (a note, a doorbell, an address), as mails say it. Anybody can type it beside the mail address of
 * somebody else, and mailboxes make links of what looks like one: it stays readable, on one line, and is no link.
 */
export function typedInMail(text: string): string {
  return text
    .replaceAll(unseen, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('://', ': ')
    .replaceAll(stopInHost, '$1 ')
    .trim()
}
