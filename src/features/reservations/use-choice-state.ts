import { useLingui } from '@lingui/react/macro'

/** What the chip of a mandatory choice says: done, or required. */
export function useChoiceState() {
  const { t } = useLingui()
  return (isDone: boolean) =>
    isDone
      ? ({ kind: 'done', label: t({ id: 'group.done', message: 'Done' }) } as const)
      : ({ kind: 'required', label: t({ id: 'group.required', message: 'Required' }) } as const)
}
