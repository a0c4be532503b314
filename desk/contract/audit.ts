import * as z from 'zod/mini'

import { deskRead } from './desk-call.ts'
import { id, instant, oneOf, rows } from './values.ts'

/** What members do at the desk, as the audit calls it: the thing, then what is done with it (decision 95). */
const auditActions = [
  'order.place',
  'order.test',
  'order.test-remove',
  'order.pay-link',
  'order.lapse',
  'order.confirm',
  'order.refuse',
  'order.cancel',
  'order.remove',
  'order.consume',
  'order.courier',
  'order.expected',
  'order.message',
  'order.print',
  'reservation.confirm',
  'reservation.refuse',
  'reservation.cancel',
  'reservation.arrive',
  'reservation.no-show',
  'reservation.walk-in',
  'diner.export',
  'diner.erase',
  'chat.message',
  'table-call.done',
  'printer.add',
  'printer.edit',
  'printer.address',
  'printer.remove',
  'printer.test',
  'printer.again',
  'table.close',
  'table.move',
  'menu.import',
  'menu.categories',
  'menu.traits',
  'menu.ingredients',
  'menu.extras',
  'menu.order',
  'product.make',
  'product.edit',
  'product.facts',
  'product.photo',
  'photo.add',
  'photo.logo',
  'stock.set',
  'category.make',
  'category.edit',
  'ingredient.edit',
  'ingredient.available',
  'slot.make',
  'slot.edit',
  'slot.capacity',
  'delivery.edit',
  'area.edit',
  'point.edit',
  'hours.edit',
  'closure.add',
  'closure.remove',
  'code.make',
  'code.edit',
  'code.active',
  'settings.restaurant',
  'settings.venue',
  'settings.service',
  'pause.restaurant',
  'pause.service',
  'pause.product',
  'pause.category',
  'pause.busy',
  'account.set',
  'account.test',
  'account.retire',
  'set-up.about',
  'set-up.languages',
  'set-up.look',
  'set-up.news',
  'set-up.place',
  'set-up.photos',
  'set-up.services',
  'set-up.tables',
  'set-up.hours',
  'set-up.delivery',
  'set-up.payments',
  'set-up.questions',
  'set-up.loyalty',
  'set-up.legal',
  'set-up.done',
  'restaurant.make',
  'restaurant.open',
  'member.invite',
  'member.withdraw',
  'member.accept',
  'member.add',
  'member.remove',
  'member.password',
  'member.language',
  'member.passkey-add',
  'member.passkey-rename',
  'member.passkey-remove',
  'member.passkey-refuse',
  'device.add',
  'device.remove',
  'job.again',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What is changed, the first word of an action. */
export type AuditKind = AuditAction extends infer A ? (A extends `${infer Kind}.${string}` ? Kind : never) : never

/** What is said of a thing, by name: facts that name no diner and open nothing. */
export type AuditFacts = { readonly [name: string]: AuditFact }
export type AuditFact = string | number | boolean | null | AuditFacts

const facts: z.ZodMiniType<AuditFacts, AuditFacts> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => facts)]),
)

const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** As they were then; `id` null: removed since. */
  member: z.object({ id: z.nullable(id<'Staff'>()), name: z.string(), email: z.string() }),
  action: oneOf(...auditActions),
  /** The number of what was changed; of a way to order its venue and type, `11/takeAway`; of a photo its code. */
  subject: z.string(),
  /** Null: it was not there, or the change has nothing to compare. */
  before: z.nullable(facts),
  /** Null: it is not there any more, or the change has nothing to compare. */
  after: z.nullable(facts),
  /** What their fields are called in the language of the desk, by name; of a field within another both, `courier.name`. */
  fieldNames: z.record(z.string(), z.string()),
})
export type ListedAuditEntry = z.output<typeof auditEntry>

/** Changes before the one with the number `before`, the newest first; 0 = the newest of all. `hasMore`: there are older ones. */
export const readAudit = deskRead('/audit/:before', z.object({ entries: rows(auditEntry), hasMore: z.boolean() }))
