import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import type { CodeFacts } from '#desk/contract/savings.ts'
import { formatDate } from '#desk/parts/formats.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { toCents } from '#src/domain/money.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { formatPercent } from '#src/i18n/format-number.ts'

import { dayOf } from './day-of.ts'

type Beside = { readonly currency: string; readonly facts: CodeFacts | null }

/** `−10% · not listed · used 3 times`: what a code does, as it is typed, and what became of it. */
export function useCodeFacts(code: unknown, { currency, facts }: Beside): string {
  const { t, i18n } = useLingui()
  const { percent, amount, freesDelivery, isHidden, from, to, maxUses } = code as Readonly<Record<string, unknown>>
  const isNumber = (value: unknown): value is number => typeof value === 'number' && value > 0
  const [first, last] = [dayOf(from), dayOf(to)]
  const used = ({ uses }: CodeFacts) =>
    typeof maxUses === 'number'
      ? t({ id: 'codes.usesOf', message: `used ${uses} of ${maxUses} times` })
      : t({ id: 'codes.uses', message: plural(uses, { one: 'used # time', other: 'used # times' }) })
  return [
    isNumber(percent) && `−${formatPercent(percent, i18n.locale)}`,
    isNumber(amount) && `−${formatMoney(toCents(amount), currency)}`,
    freesDelivery === true && t({ id: 'codes.freeDelivery', message: 'free delivery' }),
    facts?.isActive === false && t({ id: 'codes.isEnded', message: 'Ended' }),
    isHidden === true && t({ id: 'codes.hidden', message: 'not listed' }),
    first && last && `${formatDate(first as LocalDate, i18n.locale)} – ${formatDate(last as LocalDate, i18n.locale)}`,
    facts && used(facts),
  ]
    .filter(Boolean)
    .join(' · ')
}
