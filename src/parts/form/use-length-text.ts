import { useLingui } from '@lingui/react/macro'

/** Returns a function that says the longest text of a field in characters, for screen readers. */
export function useLengthText(): (max: number) => string {
  const { t } = useLingui()
  return (max) => t({ id: 'field.atMost', message: `At most ${max} characters` })
}
