import * as z from 'zod/mini'

import type { BillingAddress } from '#src/contract/billing.ts'
import { finite, text, bool, typed, word } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'
import type { TipChoice } from '#src/domain/fees/tips.ts'

/** Input of the checkout; part of the draft and removed with it (decision 25). */
export type CheckoutForm = {
  readonly guest: GuestForm
  /** DIL: the exact place at the service point. */
  readonly deliveryPoint: string
  readonly wantsInvoice: boolean
  /**
   * Billing address of this order; `by` is the e-mail of the customer who entered it, null for a guest. Others on this
   * device do not see it.
   */
  readonly billing: { readonly address: BillingAddress; readonly by: string | null } | null
  /** The saved address chosen at the checkout; valid while the wizard's choice (`wizardKey`) is the same. */
  readonly address: { readonly id: Id<'DeliveryAddress'>; readonly wizardKey: string } | null
  /** Undefined = no tip, as at first and in forms stored before there were tips. */
  readonly tip?: TipChoice | null | undefined
}

const blank: CheckoutForm = {
  guest: { name: '', firstName: '', lastName: '', phone: '', email: '', consents: [] },
  deliveryPoint: '',
  wantsInvoice: false,
  billing: null,
  address: null,
}

const orNull = z.nullable(text)
const stored = typed<CheckoutForm>(
  storedObject({
    guest: storedObject({
      name: text,
      firstName: text,
      lastName: text,
      phone: text,
      email: text,
      consents: arrayOf(text),
    }),
    deliveryPoint: text,
    wantsInvoice: bool,
    billing: z.nullable(
      storedObject({
        by: orNull,
        address: storedObject({
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
    address: z.nullable(storedObject({ id: finite, wizardKey: text })),
    tip: z.optional(z.nullable(storedObject({ percent: z.nullable(finite), typed: text }))),
  }),
)

/** Reads the checkout's part of the stored draft; an invalid one gives the empty form [PERSIST-03]. */
export function readCheckoutForm(part: unknown): CheckoutForm {
  const read = safeDecode(stored, part)
  return read.success ? read.data : blank
}
