import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { EditedCode } from '#desk/contract/codes.ts'
import { codeForm, setCodeActive } from '#desk/contract/codes.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { formatDate } from '#desk/parts/formats.ts'
import { FormRow } from '#desk/parts/forms/form-row.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Cents } from '#src/contract/values.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type CodeRowProps = { readonly code: EditedCode; readonly currency: string }

/** A discount code: what it takes off, when it holds, how often it was used; it is ended and started again here. */
export function CodeRow({ code, currency }: CodeRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const facts = useCodeFacts(code, currency)
  const { id, name, isActive } = code

  async function toggle() {
    const answer = await send(setCodeActive, { code: id }, { isActive: !isActive })
    if (!answer.ok) return
    say(
      isActive
        ? t({ id: 'codes.ended', message: `${name} has ended` })
        : t({ id: 'codes.started', message: `${name} holds again` }),
    )
  }

  return (
    <FormRow
      name={name}
      facts={facts}
      form={code}
      calls={codeForm}
      values={{ code: id }}
      action={t({ id: 'codes.save', message: 'Save the code' })}
      control={
        <div>
          <Button
            size="small"
            isBusy={isPending}
            aria-label={
              isActive
                ? t({ id: 'codes.endThis', message: `End ${name}` })
                : t({ id: 'codes.startThis', message: `Start again ${name}` })
            }
            onClick={() => void toggle()}
          >
            {isActive ? <Trans id="codes.end">End</Trans> : <Trans id="codes.start">Start again</Trans>}
          </Button>
          <AlertList messages={failure === null ? [] : [failure]} />
        </div>
      }
    />
  )
}

function useCodeFacts(code: EditedCode, currency: string): string {
  const { t, i18n } = useLingui()
  const { kind, value, isActive, isHidden, from, to, uses, maxUses } = code
  const effect = () => {
    if (value === 0) return t({ id: 'codes.freeDelivery', message: 'free delivery' })
    const off = kind === 'percentage' ? formatPercent(value, i18n.locale) : formatMoney(centsOf(value), currency)
    return `−${off}`
  }
  const used =
    maxUses === null
      ? t({ id: 'codes.uses', message: plural(uses, { one: 'used # time', other: 'used # times' }) })
      : t({ id: 'codes.usesOf', message: `used ${uses} of ${maxUses} times` })
  return [
    effect(),
    !isActive && t({ id: 'codes.isEnded', message: 'Ended' }),
    isHidden && t({ id: 'codes.hidden', message: 'not listed' }),
    from && to && `${formatDate(from, i18n.locale)} – ${formatDate(to, i18n.locale)}`,
    used,
  ]
    .filter(Boolean)
    .join(' · ')
}

function centsOf(units: number): Cents {
  return Math.round(units * 100) as Cents
}
