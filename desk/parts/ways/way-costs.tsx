import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import { pathText } from '#desk/parts/file-part/path.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { isDelivered, isEatIn } from '#src/domain/services/order-type.ts'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { Group } from './group.tsx'

type Kind = 'amount' | 'percent'
type FixedCost = { readonly [K in Kind]?: unknown } & Readonly<Record<string, unknown>>

/** What an order costs beside its dishes: packaging or cover charge, and from when on it is brought free of charge. */
export function WayCosts({ type }: { readonly type: OrderType }) {
  const part = usePart()
  const at = ['services', type, 'fixedCost']
  const cost = part.at(at) as FixedCost | undefined
  const kind = cost && ('percent' in cost ? 'percent' : 'amount')
  return (
    <Group legend={<Trans id="ways.costs">Costs beside the dishes</Trans>}>
      <CostKind type={type} cost={cost} />
      {kind && <CostFields type={type} kind={kind} />}
      {isDelivered(type) && (
        <PartNumber
          at={['services', type, 'freeDeliveryFrom']}
          kind="money"
          label={<Trans id="ways.freeDelivery">Brought free of charge from</Trans>}
          hint={<Trans id="ways.freeDeliveryHint">Empty: what the area costs is always asked for.</Trans>}
        />
      )}
    </Group>
  )
}

function CostKind({ type, cost }: { readonly type: OrderType; readonly cost: FixedCost | undefined }) {
  const { t } = useLingui()
  const part = usePart()
  const at = ['services', type, 'fixedCost']

  function choose(kind: string): void {
    if (kind === '') return part.type(at, undefined)
    const { amount, percent, ...rest } = cost ?? {}
    part.type(at, { ...rest, [kind]: amount ?? percent ?? '' })
  }

  return (
    <SelectField
      name={pathText(at)}
      label={isEatIn(type) ? <Trans id="ways.cover">Cover charge</Trans> : <Trans id="ways.packaging">Packaging</Trans>}
      value={cost === undefined ? '' : 'percent' in cost ? 'percent' : 'amount'}
      options={[
        { value: '', label: t({ id: 'ways.costNone', message: 'None' }) },
        {
          value: 'amount',
          label: isEatIn(type)
            ? t({ id: 'ways.costEach', message: 'An amount for each person' })
            : t({ id: 'ways.costAmount', message: 'An amount' }),
        },
        { value: 'percent', label: t({ id: 'ways.costPercent', message: 'Per cent of the dishes' }) },
      ]}
      error={part.faultAt(at)}
      onChange={choose}
    />
  )
}

function CostFields({ type, kind }: { readonly type: OrderType; readonly kind: Kind }) {
  const { t } = useLingui()
  const at = ['services', type, 'fixedCost']
  return (
    <>
      <div className="group">
        <PartNumber
          key={kind}
          at={[...at, kind]}
          kind={kind === 'amount' ? 'money' : 'decimal'}
          isRequired
          label={kind === 'amount' ? <Trans id="ways.amount">Amount</Trans> : <Trans id="ways.percent">Per cent</Trans>}
        />
        <PartNumber
          at={[...at, 'freeFrom']}
          kind="money"
          label={<Trans id="ways.costFree">Not asked for from</Trans>}
          hint={<Trans id="ways.costFreeHint">Empty: always asked for.</Trans>}
        />
      </div>
      <PartWords
        at={[...at, 'name']}
        isOptional
        label={t({ id: 'ways.costName', message: 'What guests call it' })}
        hint={<Trans id="ways.costNameHint">It stands on the bill.</Trans>}
      />
    </>
  )
}
