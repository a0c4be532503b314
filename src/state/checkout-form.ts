import * as z from 'zod/mini'

import type { BillingAddress } from '#src/contract/billing.ts'
import { finite, text, truth, typed, word } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { arrayOf, sameNames } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'

/** What is typed and chosen at the checkout; it is part of the draft and ends with it. */
export type CheckoutForm = {
  readonly guest: GuestForm
  /** DIL: where at the service point. */
  readonly deliveryPoint: string
  readonly wantsInvoice: boolean
  /** For this order; `by` is who entered it, null for a guest: nobody else on this device sees it. */
  readonly billing: { readonly address: BillingAddress; readonly by: string | null } | null
  /** The saved address that was picked here, as long as the wizard's choice is the same. */
  readonly address: { readonly id: Id<'DeliveryAddress'>; readonly wizardKey: string } | null
}

const blank: CheckoutForm = {
  guest: { firstName: '', lastName: '', phone: '', email: '', consents: [] },
  deliveryPoint: '',
  wantsInvoice: false,
  billing: null,
  address: null,
}

const orNull = z.nullable(text)
const stored = typed<CheckoutForm>(
  sameNames({
    guest: sameNames({ firstName: text, lastName: text, phone: text, email: text, consents: arrayOf(text) }),
    deliveryPoint: text,
    wantsInvoice: truth,
    billing: z.nullable(
      sameNames({
        by: orNull,
        address: sameNames({
          kind: word(['private', 'company', 'other']),
          companyName: orNull,
          vatNumber: orNull,
          recipientCode: orNull,
          certifiedEmail: orNull,
          taxCode: orNull,
          street: text,
          houseNumber: text,
          town: text,
          postcode: text,
          province: text,
          country: text,
        }),
      }),
    ),
    address: z.nullable(sameNames({ id: finite, wizardKey: text })),
  }),
)

/**
 * Reads the part of the draft that the checkout writes; what does not fit is as if nothing had been typed [PERSIST-03].
 */
export function readCheckoutForm(part: unknown): CheckoutForm {
  const read = safeDecode(stored, part)
  return read.success ? read.data : blank
}
