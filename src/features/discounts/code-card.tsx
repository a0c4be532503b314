import { Trans, useLingui } from '@lingui/react/macro'

import type { DiscountCode } from '#src/contract/discount-code.ts'
import { whyCodeRefused } from '#src/domain/discounts/discount-code-rules.ts'
import { codeRefusalText, validityText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useSavingNames } from '#src/parts/savings/use-saving-names.ts'
import { useSavings } from '#src/parts/savings/use-savings.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

type CodeCardProps = { readonly code: DiscountCode }

/** A code with its value, scope and dates; one tap uses it for a started order, else it can be copied. */
export function CodeCard({ code }: CodeCardProps) {
  const { i18n } = useInstance()
  const price = usePrice()
  const names = useSavingNames()
  const minimum = code.minimumOrder ? price(code.minimumOrder) : null
  const validity = validityText(i18n, code)
  return (
    <li className="code-card">
      <h2 className="name" translate="no">
        {code.name}
      </h2>
      <p className="gives">{names.code(code)}</p>
      <ul className="terms">
        {code.orderTypeNames.length > 0 && <li>{code.orderTypeNames.join(' · ')}</li>}
        {validity && <li>{validity}</li>}
        {minimum && (
          <li>
            <Trans id="discounts.minimum">From {minimum} of products</Trans>
          </li>
        )}
      </ul>
      <CodeAction code={code} />
    </li>
  )
}

function CodeAction({ code }: CodeCardProps) {
  const { t } = useLingui()
  const { i18n, stores } = useInstance()
  const price = usePrice()
  const { savings, context, chosen } = useSavings()
  const { name } = code
  if (!context || context.lines.length === 0) return <CopyButton name={name} />
  if (savings.code?.id === code.id) {
    return (
      <Tag kind="ok">
        <Trans id="discounts.inUse">In use for your order</Trans>
      </Tag>
    )
  }
  const refusal = chosen.rewards.length > 0 ? { reason: 'rewards-applied' as const } : whyCodeRefused(code, context)
  if (refusal) return <p className="refusal">{codeRefusalText(i18n, refusal, price)}</p>
  return (
    <Button
      size="small"
      aria-label={t({ id: 'discounts.use.code', message: `Use ${name} for your order` })}
      onClick={() => {
        stores.draft.applySavings({ code, rewards: [] })
        stores.dialogs.showToast({ text: t({ id: 'discounts.used', message: `${name} is in use for your order` }) })
      }}
    >
      <Trans id="savings.use">Use</Trans>
    </Button>
  )
}

/** Only where the page may write to the clipboard, which needs https. */
function CopyButton({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const { stores, view } = useInstance()
  const { clipboard } = view.navigator as Partial<Navigator>
  if (!clipboard) return null
  async function copy(to: Clipboard) {
    const isCopied = await to.writeText(name).then(
      () => true,
      () => false,
    )
    if (isCopied) stores.dialogs.showToast({ text: t({ id: 'discounts.copied', message: `${name} copied` }) })
  }
  return (
    <Button
      size="small"
      aria-label={t({ id: 'discounts.copy.code', message: `Copy ${name}` })}
      onClick={() => void copy(clipboard)}
    >
      <Trans id="discounts.copy">Copy</Trans>
    </Button>
  )
}
