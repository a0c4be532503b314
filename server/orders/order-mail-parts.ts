import type { MailItem, MailPart, MailSum } from '#server/platform/outbox/mail-part.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { off, vatIncluded } from '#server/platform/texts/mail-sentences.ts'
import { nameInMail } from '#server/platform/texts/name-in-mail.ts'
import { orderAllergens } from '#server/platform/texts/order-allergens.ts'
import { notFiscal } from '#server/platform/texts/ticket-texts.ts'
import { typedInMail } from '#server/platform/texts/typed-in-mail.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { toCents } from '#src/domain/money.ts'
import type { OrderCost } from '#src/domain/orders/order-costs.ts'
import { orderCosts } from '#src/domain/orders/order-costs.ts'
import { orderDue } from '#src/domain/orders/order-due.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'
import type { RowOption } from '#src/domain/orders/row-options.ts'
import { rowOptions } from '#src/domain/orders/row-options.ts'
import { paymentState } from '#src/domain/payments/payable.ts'
import type { KnownVat } from '#src/domain/taxes/included-vat.ts'

import { orderFacts, paidHow } from './order-mail-facts.ts'
import type { OrderMail } from './order-mail.ts'

/** All that the diner's own page of an order says: dishes, amounts, facts, allergens, a link to it, and what it is not. */
export function orderParts(mail: OrderMail, writer: MailWriter): readonly MailPart[] {
  const { order, venue, language, link } = mail
  const allergens = orderAllergens(order.rows, language, venue.phone)
  return [
    { kind: 'items', items: order.rows.map((row) => itemOf(row, writer)) },
    { kind: 'sums', sums: [...sumsOf(order, writer), ...mail.vat.map((amount) => vatSum(amount, writer))] },
    { kind: 'facts', facts: orderFacts(mail, writer) },
    { kind: 'small', text: allergens },
    { kind: 'link', label: writer.word('seeOrder'), href: link },
    writer.seller(),
    { kind: 'small', text: textIn(notFiscal, { language, main: 'en' }) },
  ]
}

/** `Rosa: 1 × Margherita` in a group order, with what was chosen. The name was typed by somebody with its link. */
function itemOf(row: OrderRow, writer: MailWriter): MailItem {
  const dish = `${row.quantity} × ${row.name}`
  const member = nameInMail(row.memberName ?? '')
  return {
    name: member === '' ? dish : writer.dishOf(member, dish),
    details: rowOptions(row).map((option) => optionText(option, writer)),
    amount: writer.money(row.total),
  }
}

function optionText(option: RowOption, { word, money }: MailWriter): string {
  const named = (name: string, price: Cents | null) => (price ? `${name} (${money(price)})` : name)
  switch (option.kind) {
    case 'choice':
      return named(option.name, option.price)
    case 'part':
      return `${option.quantity} × ${option.name}`
    case 'addition':
      return `+ ${named(option.name, option.price)}`
    case 'minimumPrice':
      return word('minimumPrice')
    case 'note':
      return `“${typedInMail(option.text)}”`
  }
}

function sumsOf(order: Order, writer: MailWriter): readonly MailSum[] {
  const { word, money } = writer
  const sum = (name: string, amount: Cents, note: string | null = null) => ({
    name,
    note,
    amount: money(amount),
    isStrong: false,
  })
  const due = orderDue(order)
  const isPaidOnline = paymentState(order) === 'paid' && !isRefusedOrCancelled(order)
  return [
    ...orderCosts(order).map((cost) => costOf(cost, writer)),
    { ...sum(word('total'), order.total), isStrong: true },
    ...(isPaidOnline ? [sum(word('paid'), order.total, paidHow(order, writer))] : []),
    ...(order.paidByBills ? [sum(word('paidAtTable'), order.paidByBills)] : []),
    ...(due > 0 ? [{ ...sum(word('toPay'), due, paidHow(order, writer)), isStrong: true }] : []),
  ]
}

/** `VAT included 10 %` with its amount [TAX-11]. */
function vatSum({ percent, vat }: KnownVat, { write, percent: percentText, money }: MailWriter): MailSum {
  return {
    name: write(vatIncluded, { percent: percentText(percent) }),
    note: null,
    amount: money(vat),
    isStrong: false,
  }
}

function costOf(cost: OrderCost, writer: MailWriter): MailSum {
  const { word, money } = writer
  const rest = { note: null, isStrong: false }
  switch (cost.kind) {
    case 'fixedCost':
      return { ...rest, name: cost.name ?? word('fixedCost'), note: cost.note, amount: money(cost.amount) }
    case 'delivery':
      return { ...rest, name: word('delivery'), amount: cost.amount === 0 ? word('free') : money(cost.amount) }
    case 'code':
      return codeSum(cost, writer)
    case 'reward': {
      const { kind, productName } = cost.reward
      const name = kind === 'product' ? word('freeProduct') : offText(cost.reward, writer)
      return { ...rest, name, note: productName, amount: money(cost.amount) }
    }
    case 'tip':
      return { ...rest, name: word('tip'), amount: money(cost.amount) }
  }
}

type CodeCost = Extract<OrderCost, { kind: 'code' }>

/** A discount code with what it gives; one that frees the delivery alone has no amount. */
function codeSum({ name, gives, amount }: CodeCost, writer: MailWriter): MailSum {
  const { word, money } = writer
  const rest = { name: name ?? word('discount'), isStrong: false }
  if (amount === null) return { ...rest, note: null, amount: word('freeDelivery') }
  const parts = gives ? [offText(gives, writer), gives.freesDelivery && word('freeDelivery')] : []
  return { ...rest, note: parts.filter(Boolean).join(', ') || null, amount: money(amount) }
}

type Given = { readonly kind: string; readonly value: number | null }

/** `10 % off` or `5,00 € off`. */
function offText({ kind, value }: Given, { write, percent, money }: MailWriter): string {
  return write(off, { amount: kind === 'percentage' ? percent(value ?? 0) : money(toCents(value ?? 0)) })
}
