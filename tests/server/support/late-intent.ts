import type { EntityName } from '#server/payments/paid-entity.ts'
import { providerOf } from '#server/payments/payment-deps.ts'
import { recordPayment } from '#server/payments/payment-queries.ts'
import type { Cents } from '#src/contract/values.ts'
import type { TestService } from '#tests/support/service.ts'

type Intent = { readonly entity: EntityName; readonly amount: Cents }

/**
 * An intent that was begun for an entity and is still open after the entity has lapsed, as when its closing was not seen;
 * `record` is called once the entity has lapsed.
 */
export async function lateIntent({ db, payments, clock }: TestService, { entity, amount }: Intent) {
  const card = await providerOf(payments, 'card', null)
  const { ref, clientSecret } = await card.createIntent({
    amount,
    currency: 'EUR',
    customer: null,
    key: `late-${entity.kind}-${entity.id}`,
    reference: { ...entity, installation: 'here' },
  })
  const { restaurantId, kind: entityKind, id: entityId } = entity
  const createdAt = new Date(clock.now(restaurantId))
  const begun = { ref, provider: 'card', paymentAccountId: card.account, createdAt } as const
  const row = { ...begun, restaurantId, entityKind, entityId, amount, currency: 'EUR' }
  return { clientSecret, record: () => recordPayment(db, row) }
}
