import { useLingui } from '@lingui/react/macro'

import type { OptionGroupProps } from '#src/ui/field/option-group.tsx'

type State = NonNullable<OptionGroupProps['state']>

/** Label of a group's chip: required, done or optional. */
export function useChoiceState(): (kind: State['kind']) => State {
  const { t } = useLingui()
  return (kind) => {
    switch (kind) {
      case 'required':
        return { kind, label: t({ id: 'product.state.required', message: 'Required' }) }
      case 'done':
        return { kind, label: t({ id: 'product.state.done', message: 'Done' }) }
      case 'optional':
        return { kind, label: t({ id: 'product.state.optional', message: 'Optional' }) }
    }
  }
}
