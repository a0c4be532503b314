import { useLingui } from '@lingui/react/macro'

import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { BinIcon } from '#src/ui/base/more-icons.tsx'

type RemoveCardButtonProps = {
  /** Name of the card. */
  readonly name: string
  /** Asks for confirmation first: for a card saved at the provider. */
  readonly asksFirst?: boolean
  readonly isDisabled?: boolean
  readonly onRemove: () => unknown
}

/** Button that removes a card, a saved one after confirmation. Shows why it failed [PAY-07, PAY-08, ACCT-64]. */
export function RemoveCardButton({ name, asksFirst = true, isDisabled = false, onRemove }: RemoveCardButtonProps) {
  const { t } = useLingui()
  const { stores, i18n } = useInstance()
  const removal = useMutation(async () => {
    const isSure =
      !asksFirst ||
      (await stores.dialogs.confirm(() => ({
        title: t({ id: 'payment.card.remove.title', message: 'Remove this card?' }),
        text: t({ id: 'payment.card.remove.text', message: `${name} will no longer be kept for you.` }),
        confirmLabel: t({ id: 'payment.card.remove.confirm', message: 'Remove' }),
      })))
    if (isSure) await onRemove()
  })
  return (
    <IconButton
      label={t({ id: 'payment.card.remove', message: `Remove ${name}` })}
      icon={<BinIcon size={20} />}
      isDisabled={isDisabled}
      aria-busy={removal.isPending || undefined}
      onClick={() =>
        void removal.run().catch((error: unknown) => stores.dialogs.alert(() => failureMessages(i18n, error)))
      }
    />
  )
}
