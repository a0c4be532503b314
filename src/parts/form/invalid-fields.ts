import { useLingui } from '@lingui/react/macro'

/** Returns the message of an empty required field: `{field} is a mandatory field` [ACCT-29]. */
export function useMandatoryText(): (field: string) => string {
  const { t } = useLingui()
  return (field) => t({ id: 'account.mandatory', message: `${field} is a mandatory field` })
}

/** Focuses the first field marked as invalid, in the next frame: by then its message has been drawn. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
