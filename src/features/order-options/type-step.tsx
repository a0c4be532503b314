import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { ServicePoint } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { OrderTypeIcon } from '#src/parts/order/order-type-icon.tsx'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'

import { ChoiceTile, ChoiceTiles } from './choice-tiles.tsx'
import { WizardStep } from './wizard-step.tsx'

export type TypeStepProps = {
  readonly types: readonly OrderType[]
  readonly chosen: OrderType | null
  /** At a fair: the chosen service point. */
  readonly fairPoint?: ServicePoint | null
  /** The type is fixed as well. */
  readonly isFixed?: boolean
  readonly isOpen: boolean
  /** Note on the tile of a type. */
  readonly noteOf?: (type: OrderType) => ReactNode
  readonly onChoose: (type: OrderType) => void
  readonly onOpen: () => void
}

/**
 * Step 1: one tile for each offered type; a single one is preselected [WIZ-02, WIZ-04, WIZ-06]. At a fair it shows a
 * label with the service point, and tiles only while no type is chosen [WIZ-03].
 */
export function TypeStep({ types, chosen, fairPoint = null, isFixed = false, ...props }: TypeStepProps) {
  const { isOpen, noteOf, onChoose, onOpen } = props
  const { t } = useLingui()
  const typeName = useOrderTypeName()
  const title = t({ id: 'wizard.type', message: 'How' })
  const label = fairPoint?.texts.name ?? null
  const nameOf = (type: OrderType) =>
    (destinationOf(type) === 'servicePoint' && fairPoint?.texts.typeLabel) || typeName(type)
  if (chosen !== null && !isOpen) {
    const canChange = types.length > 1 && !isFixed
    return (
      <WizardStep
        title={title}
        summary={label ?? nameOf(chosen)}
        note={label && nameOf(chosen)}
        onChange={canChange ? onOpen : null}
      />
    )
  }
  return (
    <WizardStep title={title} note={label} takesFocus={isOpen}>
      <ChoiceTiles prompt={t({ id: 'wizard.type.prompt', message: 'Choose how you want to order.' })}>
        {types.map((type) => (
          <ChoiceTile
            key={type}
            icon={<OrderTypeIcon type={type} />}
            isChosen={type === chosen}
            note={noteOf?.(type)}
            onChoose={() => onChoose(type)}
          >
            {nameOf(type)}
          </ChoiceTile>
        ))}
      </ChoiceTiles>
    </WizardStep>
  )
}
