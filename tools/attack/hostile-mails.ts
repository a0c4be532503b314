import { mailHtml } from '#server/platform/outbox/mail-html.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { anOrder, clientOf, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, guestAddressAt, orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'

import type { Attack } from './finding.ts'

const mailbox = 'victim@example.com'
const centro = zoneAddress({ id: id(201) }, { id: id(1) })
/** Stands in the address of every link that is typed, and must not be one in a mail. */
const host = 'evil.example'
const typed = [
  `https://${host}/pay now`,
  `${host}/a?b=1`,
  `<a href="https://${host}">Pay here</a><script>alert(1)</script>`,
  `Anna\r\nBcc: other@${host}\r\n\r\nYou have won`,
  `{link} {restaurant} \u202E{name}`,
  `"><img src=https://${host}/x>`,
  `[Pay](https://${host})`,
  'x'.repeat(100),
]
const addresses = [
  `${mailbox}, other@${host}`,
  `${mailbox}\r\nBcc: other@${host}`,
  `"other@${host}" <${mailbox}>`,
  `${mailbox}(other@${host})`,
]

/** Guests type links, markup, headers and second recipients, in names, notes and streets, beside the address of somebody else. */
export const hostileMails: Attack = async ({ service }) => {
  let [links, strangers, sent] = [0, 0, 0]
  for (const text of [...typed, ...addresses]) {
    const restaurantId = await service.newRestaurant({
      like: 2,
      restaurant: { guestOrderTypes: ['takeAway', 'delivery'] },
    })
    const api = clientOf(service, restaurantId)
    const email = addresses.includes(text) ? text : mailbox
    const guest = { ...aGuest, firstName: text, lastName: text, email }
    const fields = { customerNotes: text }
    await statusOf(
      anOrder(api, { ...orderSamples.collect, guest, fields }).then((order) => api.call(createOrder, order)),
    )
    const deliveryAddress = await guestAddressAt(api, 21, centro, { street: text, doorbell: text, note: text })
    const brought = { ...orderSamples.toZone, guest: { ...aGuest, email: mailbox }, deliveryAddress }
    await statusOf(anOrder(api, brought).then((order) => api.call(createOrder, order)))
    const table = {
      id: null,
      venueId: id<'Venue'>(21),
      people: 2,
      startsAt: moment('2026-03-10 20:00:00'),
      notes: text,
    }
    const contact = {
      name: text,
      phone: aGuest.phone,
      contactEmail: email,
      hasAcceptedPrivacy: true,
      device: 'site',
    } as const
    await statusOf(api.call(reserve, { ...table, ...contact }))
    for (const { parts, subject, body, recipient, replyTo } of await mailsOf(service.db, restaurantId)) {
      sent += 1
      const look = {
        language: 'it',
        restaurant: 'Stella',
        colour: null,
        logo: null,
        subject,
        parts,
        siteOrigin: 'https://a.example',
      } as const
      if (body.includes(host) || isActive(mailHtml(look)) || /[\r\n]/.test(subject)) links += 1
      if (recipient !== mailbox && !isOfVenue(recipient)) strangers += 1
      if (replyTo?.includes(host)) strangers += 1
    }
  }
  const tries = 3 * (typed.length + addresses.length)
  return [
    { what: `mails to others (${tries} tries, ${sent} mails): links and headers of the sender`, found: links, due: 0 },
    { what: 'mails to others: recipients of the sender', found: strangers, due: 0 },
    { what: 'mails to others: none was written', found: Number(sent === 0), due: 0 },
  ]
}

/** Whether a mailbox would lead to what was typed, or run it. */
function isActive(html: string): boolean {
  return html.includes(host) || /<(script|img|a [^>]*evil)/i.test(html)
}

/** Venues hear of what waits for them. */
function isOfVenue(recipient: string): boolean {
  return !recipient.includes(host) && !recipient.includes(mailbox)
}
