import * as z from 'zod/mini'

import type { BillingAddress } from '#src/contract/billing.ts'
import { finite, text, texts, bool, word } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import type { ManualForm } from '#src/domain/areas/new-address.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'
import type { TipChoice } from '#src/domain/fees/tips.ts'

/**
 * Billing address of this order; `by` is the e-mail of the customer who entered it, null for a guest. Others on this
 * device do not see it.
 */
type FormBilling = { readonly address: BillingAddress; readonly by: string | null }
/** The saved address chosen at the checkout; valid while the wizard's choice (`wizardKey`) is the same. */
type FormAddress = { readonly id: Id<'DeliveryAddress'>; readonly wizardKey: string }

/** What a guest has typed of the address so far; valid while the wizard's choice (`wizardKey`) is the same. */
type FormTyped = Partial<ManualForm> & { readonly wizardKey?: string }

/** Input of the checkout; part of the draft and removed with it (decision 25). */
export type CheckoutForm = {
  readonly guest: GuestForm
  /** DIL: the exact place at the service point. */
  readonly deliveryPoint: string
  readonly wantsInvoice: boolean
  readonly billing: FormBilling | null
  readonly address: FormAddress | null
  /** Undefined = no tip, as at first and in forms stored before there were tips. */
  readonly tip?: TipChoice | null | undefined
  /** Undefined = nothing typed yet. */
  readonly typedAddress?: FormTyped | undefined
}

const blank: CheckoutForm = {
  guest: { name: '', firstName: '', lastName: '', phone: '', email: '', consents: [] },
  deliveryPoint: '',
  wantsInvoice: false,
  billing: null,
  address: null,
}

const orNull = z.nullable(text)
const stored = storedObject<CheckoutForm, 'typedAddress'>({
  guest: storedObject<GuestForm>({
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
    storedObject<FormBilling>({
      by: orNull,
      address: storedObject<BillingAddress>({
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
  address: z.nullable(storedObject<FormAddress>({ id: finite, wizardKey: text })),
  tip: z.optional(z.nullable(storedObject<TipChoice>({ percent: z.nullable(finite), typed: text }))),
  typedAddress: z.optional(texts),
})

/** Reads the checkout's part of the stored draft; an invalid one gives the empty form [PERSIST-03]. */
export function readCheckoutForm(part: unknown): CheckoutForm {
  const read = safeDecode(stored, part)
  return read.success ? read.data : blank
}
