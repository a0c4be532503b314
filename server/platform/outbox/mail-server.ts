import type { SendMailOptions } from 'nodemailer'

import type { MailSettings } from '#server/settings/settings.ts'

/** What became of a mail at the server. `reason` names no person: what servers answer may hold an address. */
export type Delivery =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused-for-now'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }

export type MailServer = {
  readonly from: string
  readonly send: (message: SendMailOptions) => Promise<Delivery>
}

/** For each step towards the server, and for its answers. */
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** Steps that are about this mail; a refusal of any other, such as signing in, is about the settings. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE']

/** The mail server of the settings, by SMTP. A connection for each mail: they are few. */
export async function openMailServer({ url, from }: MailSettings): Promise<MailServer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...waits, disableFileAccess: true, disableUrlAccess: true })
  async function send(message: SendMailOptions): Promise<Delivery> {
    try {
      await transport.sendMail(message)
      return { kind: 'taken' }
    } catch (error) {
      return refusalOf(error as SmtpError)
    }
  }
  return { from, send }
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number; readonly permanent?: boolean }

function refusalOf({ name, code, responseCode, permanent }: SmtpError): Delivery {
  const reason = ['SMTP', code ?? name, responseCode].filter(Boolean).join(' ')
  return { kind: permanent && aboutTheMail.includes(code ?? '') ? 'refused' : 'refused-for-now', reason }
}
