import { expectedSentence } from '#server/orders/order-mail-facts.ts'
import { orderParts } from '#server/orders/order-mail-parts.ts'
import type { OrderMail } from '#server/orders/order-mail.ts'
import { mailHtml } from '#server/platform/outbox/mail-html.ts'
import { mailText } from '#server/platform/outbox/mail-part.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Language } from '#src/options/languages.ts'

import { aVenueRow } from './venue-row.ts'

export const venue = aVenueRow()
export const siteOrigin = 'https://rita.example'
export const link = '/?ordering_route=%2Fordine%2Fdettaglio%2F10057'

/** The mail of an order in its two forms, without greeting. */
export function writtenMail(order: Order, language: Language, vat: OrderMail['vat'] = []) {
  const diner = { firstName: 'Anna', email: 'anna@example.com' }
  const mail: OrderMail = { order, vat, venue, language, orderTypeName: 'Type', diner, link }
  const writer = mailWriter(language, venue)
  const parts = [{ kind: 'text', text: expectedSentence(mail, writer) } as const, ...orderParts(mail, writer)]
  const html = mailHtml({ language, restaurant: 'Da Rita', colour: null, logo: null, subject: '', parts, siteOrigin })
  return { lines: mailText(parts, { language, siteOrigin }).split('\n'), html }
}
