import { useLingui } from '@lingui/react/macro'

import { useOrderTypeName } from '#src/components/use-order-type-name.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { BagIcon } from '#src/ui/icons.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { WizardStep } from './wizard-step.tsx'

import css from './type-step.css?inline'

declareStyles(css)

export type TypeStepProps = {
  readonly types: readonly OrderType[]
  readonly chosen: OrderType | null
  readonly isOpen: boolean
  readonly onChoose: (type: OrderType) => void
  readonly onOpen: () => void
}

/** Step 1: one tile for each type on offer; a single one is already chosen [WIZ-02, WIZ-04, WIZ-06]. */
export function TypeStep({ types, chosen, isOpen, onChoose, onOpen }: TypeStepProps) {
  const { t } = useLingui()
  const typeName = useOrderTypeName()
  const title = t({ id: 'wizard.type', message: 'How' })
  if (chosen !== null && !isOpen)
    return <WizardStep title={title} summary={typeName(chosen)} onChange={types.length > 1 ? onOpen : null} />
  return (
    <WizardStep title={title} takesFocus={isOpen}>
      <div className="type-step">
        <p className="prompt">{t({ id: 'wizard.type.prompt', message: 'Choose how you want to order.' })}</p>
        <div className="tiles">
          {types.map((type) => (
            <button key={type} type="button" aria-pressed={type === chosen} onClick={() => onChoose(type)}>
              <BagIcon />
              {typeName(type)}
            </button>
          ))}
        </div>
      </div>
    </WizardStep>
  )
}
