import { useLingui } from '@lingui/react/macro'

import type { LostSaving } from '#src/domain/discounts/judge-savings.ts'
import { lostSavingText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** Says which savings hold no longer and why, until the diner has seen it [COUP-15, REW-14]. */
export function LostSavings({ lost, onSeen }: { readonly lost: readonly LostSaving[]; readonly onSeen: () => void }) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const texts = new Set(lost.map((one) => lostSavingText(i18n, one, price)))
  const title =
    lost[0]?.kind === 'code'
      ? t({ id: 'savings.lost.code', message: 'Discount code removed' })
      : t({ id: 'savings.lost.reward', message: 'Reward removed' })
  return (
    <Notice
      kind="warn"
      title={title}
      action={
        <Button size="small" onClick={onSeen}>
          {t({ id: 'cart.changed.seen', message: 'Got it' })}
        </Button>
      }
    >
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
