import { h } from './dom.js'
import { amountText, percentText, slotOf, stampOf } from './format.js'

/** Facts of an order beside its products: place, customer, payment, answers, notes. */
export function factsOf(order) {
  return [
    placeFacts(order),
    fact(order.isGuest ? 'Guest' : 'Customer', order.customer.name),
    fact('Phone', phoneLink(order.customer.phone)),
    fact('E-mail', mailLink(order.customer.email)),
    fact('Pays', paymentText(order)),
    fact('To collect', order.dueCents > 0 ? h('strong', null, amountText(order.dueCents, order.venue.currency)) : null),
    fact('VAT included', vatText(order)),
    order.answers.flatMap(({ name, kind, value }) => fact(name, kind === 'yesNo' ? yesOrNo(value) : value)),
    fact('Note', order.notes),
    fact('Invoice', invoiceText(order)),
    fact('Courier', courierText(order)),
    fact('Sent', stampOf(order.createdAt)),
    fact('Consumed', consumedText(order)),
    fact('Refused', unansweredText(order)),
  ].flat()
}

function fact(name, value) {
  return value ? [h('dt', null, name), h('dd', null, value)] : []
}

/** Text of the payment. Orders paid online are listed only once they are paid; at a table bills may pay for others. */
function paymentText({ payment, paidCents, totalCents, venue: { currency } }) {
  const { name: how, status, problem } = payment
  if (problem) return paidCents > 0 ? `Paid online: ${problemText(problem)}` : `${how}: ${problemText(problem)}`
  if (paidCents >= totalCents && paidCents > 0) return 'Paid online, nothing to collect'
  const amount = (cents) => amountText(cents, currency)
  if (paidCents > 0) return `${how}; paid online ${amount(paidCents)} of ${amount(totalCents)}`
  return status === 'paid' ? `${how}, paid` : how
}

/** The VAT in the total, for each rate: `22 %: 1,10 €`. */
function vatText({ vat, venue: { currency } }) {
  return vat.map(({ percent, cents }) => `${percentText(percent)}: ${amountText(cents, currency)}`).join(' · ')
}

/** What the staff is told about money that did not move. Owners find the reason among what did not succeed. */
export function problemText(problem) {
  return problem === 'notCollected'
    ? 'the money was NOT received, the payment provider refused it'
    : 'the money could NOT be given back, the payment provider refused it'
}

function yesOrNo(value) {
  return value === '1' ? 'Yes' : 'No'
}

function phoneLink(phone) {
  return phone ? h('a', { href: `tel:${phone.replaceAll(' ', '')}` }, phone) : null
}

function mailLink(email) {
  return email ? h('a', { href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }, email) : null
}

/** Destination: an address, a service point or a table; nothing for an order that is picked up. */
function placeFacts({ place: { table, address, point }, people }) {
  return [
    fact('Table', table),
    fact('Address', address && [address.street, address.zone, address.town].filter(Boolean).join(', ')),
    fact('Doorbell', address?.doorbell),
    fact('Directions', address?.note),
    fact('Point', point && [point.name, point.at].filter(Boolean).join(' · ')),
    fact('People', people),
  ].flat()
}

/**
 * What stands beside the time, which is the expected one where it is known: until when, the time that was ordered, and "as
 * soon as possible". Empty when there is nothing to say.
 */
export function timeText({ slotStart, slotEnd, expected, isAsSoonAsPossible }) {
  const end = expected ? expected.to : slotEnd
  return [
    end && `until ${slotOf(end).time}`,
    expected && expected.from !== slotStart && `ordered for ${orderedText(slotStart, expected.from)}`,
    isAsSoonAsPossible && 'as soon as possible',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** With its day where that is another. */
function orderedText(slotStart, shown) {
  const { day, time } = slotOf(slotStart)
  return day === slotOf(shown).day ? time : `${day}, ${time}`
}

/** Who sells, as receipts name it. */
export function sellerText({ name, address, vatNumber, phone }) {
  return [name, address, vatNumber && `VAT number ${vatNumber}`, phone].filter(Boolean).join(' · ')
}

function courierText({ courier }) {
  return courier?.company
    ? [courier.company, courier.status, courier.name, courier.phone].filter(Boolean).join(' · ')
    : null
}

function invoiceText({ invoice }) {
  if (!invoice) return null
  const { companyName, vatNumber, taxCode, recipientCode, certifiedEmail, street, houseNumber, postcode, town } =
    invoice
  const address = `${street} ${houseNumber}, ${postcode} ${town} ${invoice.province} ${invoice.country}`
  return [companyName, vatNumber, taxCode, address, recipientCode, certifiedEmail].filter(Boolean).join(' · ')
}

/** That nobody answered, and when the service refused it for that. */
function unansweredText({ statusLog }) {
  const end = statusLog.find(({ reason }) => reason === 'unanswered')
  return end ? `By the service, ${stampOf(end.at)}: nobody had answered` : null
}

/** When the order was consumed, with the points credited then. */
function consumedText({ consumedAt, points }) {
  return consumedAt ? [stampOf(consumedAt), points > 0 ? `${points} points` : null].filter(Boolean).join(' · ') : null
}
