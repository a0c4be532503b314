import type { MailWord } from '#server/platform/texts/mail-words.ts'
import { mailWord } from '#server/platform/texts/mail-words.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import { percentText } from '#server/platform/texts/percent-text.ts'
import type { Template } from '#server/platform/texts/template.ts'
import { write } from '#server/platform/texts/template.ts'
import type { TicketWord } from '#server/platform/texts/ticket-texts.ts'
import { ticketWord } from '#server/platform/texts/ticket-texts.ts'
import { dayText } from '#server/venues/mail-writer.ts'
import type { Cents, LocalDateTime } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/** Words, days and amounts of a ticket, in the language of its printer. */
export function ticketWriter(language: Language, currency: string) {
  const colon = language === 'fr' ? '\u00A0:' : ':'
  return {
    language,
    word: (word: TicketWord) => ticketWord(word, language),
    /** A word that tickets share with mails. */
    shared: (word: MailWord) => mailWord(word, language),
    write: <Name extends string>(text: Template<Name>, values: Readonly<Record<Name, string>>) =>
      write(text, language, values),
    money: (amount: Cents) => moneyText(amount, currency),
    percent: (percent: number) => percentText(percent, language),
    day: (moment: LocalDateTime) => dayText(moment, language),
    /** `Doorbell: Rossi`. */
    labelled: (label: string, value: string) => `${label}${colon} ${value}`,
  }
}

export type TicketWriter = ReturnType<typeof ticketWriter>
