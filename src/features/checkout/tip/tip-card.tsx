import { Trans, useLingui } from '@lingui/react/macro'

import { mostTip, percentTip } from '#src/domain/fees/tips.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { formatPercent } from '#src/i18n/format-number.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type TipCardProps = { readonly checkout: Checkout; readonly showsMissing: boolean }

/** A tip: none at first, one of the offered percentages with its amount, or an amount of the diner's own (contract 7). */
export function TipCard({ checkout, showsMissing }: TipCardProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const { tip, costs, fillIn } = checkout
  const { choice, percents } = tip
  // A percentage that is not offered any more is no tip.
  const percent = choice && percents.find((offered) => offered === choice.percent)
  const isOwn = choice?.percent === null
  return (
    <Card>
      <OptionGroup
        title={<Trans id="tip.name">Tip</Trans>}
        rule={<Trans id="tip.rule">If you like, on top of the total.</Trans>}
        headingLevel={2}
      >
        <RadioRow
          label={t({ id: 'tip.none', message: 'No tip' })}
          isChecked={percent == null && !isOwn}
          onSelect={() => fillIn({ tip: null })}
        />
        {percents.map((offered) => (
          <RadioRow
            key={offered}
            label={formatPercent(offered, i18n.locale)}
            detail={price(percentTip(costs.totals, offered, tip.config))}
            isChecked={offered === percent}
            onSelect={() => fillIn({ tip: { percent: offered, typed: '' } })}
          />
        ))}
        <RadioRow
          label={t({ id: 'tip.other', message: 'Other amount' })}
          isChecked={isOwn}
          onSelect={() => fillIn({ tip: { percent: null, typed: '' } })}
        />
      </OptionGroup>
      {isOwn && <AmountField checkout={checkout} typed={choice.typed} showsMissing={showsMissing} />}
    </Card>
  )
}

type AmountFieldProps = TipCardProps & { readonly typed: string }

/** Field of the diner's own amount; what is wrong is said once something was typed or the order was tried. */
function AmountField({ checkout: { tip, fillIn }, typed, showsMissing }: AmountFieldProps) {
  const { t } = useLingui()
  const price = usePrice()
  const limit = mostTip(tip.config)
  const most = limit === null ? null : price(limit)
  const wrong =
    most === null
      ? t({ id: 'tip.noAmount', message: 'Enter an amount, such as 2.50' })
      : t({ id: 'tip.wrong', message: `Enter an amount up to ${most}` })
  const isWrong = tip.amount === null && (showsMissing || typed !== '')
  return (
    <TextField
      label={t({ id: 'tip.amount', message: 'Amount of the tip' })}
      inputMode="decimal"
      maxLength={9}
      value={typed}
      onChange={(text) => fillIn({ tip: { percent: null, typed: text } })}
      error={isWrong ? wrong : null}
    />
  )
}
