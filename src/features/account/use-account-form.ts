import { useState } from 'react'

import type { FieldRefusal } from '#src/domain/account/check-registration.ts'
import { useLeftFields } from '#src/parts/form/use-left-fields.ts'

/** Values, errors and handlers of the fields of a form. */
export type FormFields<F> = {
  readonly form: F
  /** First refusal of each field; before the first attempt only for fields that were filled in and left. */
  readonly errors: { readonly [K in keyof F]?: FieldRefusal }
  /** What the service said of a field, until something is changed. */
  readonly told: { readonly [K in keyof F]?: string }
  readonly change: (part: Partial<F>) => void
  readonly leave: (field: keyof F) => void
}

type Asked<F> = {
  readonly initial: F | (() => F)
  readonly check: (form: F) => readonly FieldRefusal[]
  readonly told: FormFields<F>['told']
  readonly onChange: () => void
}

/** State of an account form: values and refusals [ACCT-29]. */
export function useAccountForm<F extends Readonly<Record<keyof F, string>>>({
  initial,
  check,
  told,
  onChange,
}: Asked<F>) {
  const [form, setForm] = useState(initial)
  const { isLeft, leave, reset: resetLeft } = useLeftFields<keyof F>()
  const [isChecked, setIsChecked] = useState(false)
  const refusals = check(form)
  const isSaid = (field: keyof F) => isChecked || isLeft(field, form[field])
  const errors = Object.fromEntries(
    refusals
      .filter(({ field }) => isSaid(field as keyof F))
      .toReversed()
      .map((refusal) => [refusal.field, refusal]),
  ) as FormFields<F>['errors']
  const fields: FormFields<F> = {
    form,
    errors,
    told,
    change(part) {
      onChange()
      setForm((typed) => ({ ...typed, ...part }))
    },
    leave,
  }
  return {
    fields,
    form,
    /** Number of invalid fields, whether shown or not. */
    faultCount: new Set(refusals.map(({ field }) => field)).size,
    isChecked,
    /** Shows every refusal from now on. */
    check: () => setIsChecked(true),
    reset(next: F) {
      setForm(next)
      resetLeft()
      setIsChecked(false)
    },
  }
}
