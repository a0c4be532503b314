import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useRef, useState } from 'react'

import type { PaymentCredentials } from '#src/contract/payment.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { ProviderSlot } from '#src/parts/payment/provider-slot.tsx'
import { watchTheme } from '#src/parts/payment/surface-theme.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useQuery } from '#src/query/use-query.ts'
import type { Messages } from '#src/state/dialog-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { LockIcon } from '#src/ui/base/late-icons.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { fieldLook } from './card-field-look.ts'
import { cardProviderQuery } from './load-card-provider.ts'
import type { CardField, CardFieldState, CardProvider } from './load-card-provider.ts'

import css from './card-entry-dialog.css?inline'

declareStyles(css)

export type EnteredCard = {
  readonly provider: CardProvider
  readonly field: CardField
  readonly isToBeSaved: boolean
}

/** Why a card cannot be used. */
export type CardRefusal = { readonly messages: Messages }

export type CardEntryProps = {
  readonly title: string
  readonly submitLabel: string
  /** Shown on the button: what is paid; none when the card is only kept. */
  readonly amount?: string | undefined
  readonly credentials: PaymentCredentials
  /** Shows the checkbox to save the card, for signed-in customers only [PAY-13, SHELL-63]. */
  readonly asksToSave: boolean
  /** Uses the card; resolves to why it cannot be used, or null to close the dialog. */
  readonly onSubmit: (card: EnteredCard) => Promise<CardRefusal | null>
  readonly onClose: () => void
}

const nothingTyped: CardFieldState = { isComplete: false, error: null }

/** Dialog with the provider's card field, a checkbox to save the card, and one button [PAY-12..15, SHELL-62..65]. */
export function CardEntryDialog(props: CardEntryProps) {
  const { title, submitLabel, amount, credentials, asksToSave, onSubmit, onClose } = props
  const { t } = useLingui()
  const { data: provider = null, error: loadError, refetch } = useQuery(cardProviderQuery(useInstance(), credentials))
  const [field, setField] = useState<CardField | null>(null)
  const [typed, setTyped] = useState(nothingTyped)
  const [isToBeSaved, setIsToBeSaved] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isPaying = useRef(false)
  const [refusal, setRefusal] = useState<CardRefusal | null>(null)
  const error = typed.error ?? refusal?.messages().join('\n') ?? null

  const change = useCallback((state: CardFieldState) => {
    setTyped(state)
    setRefusal(null)
  }, [])

  async function submit() {
    // A second press comes before the button is drawn anew.
    if (!provider || !field || isPaying.current) return
    isPaying.current = true
    setIsBusy(true)
    setRefusal(null)
    try {
      setRefusal(await onSubmit({ provider, field, isToBeSaved }))
    } finally {
      isPaying.current = false
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      isDismissable={!isBusy}
      footer={
        <Button
          variant="primary"
          isWide
          isDisabled={!typed.isComplete || !field}
          isBusy={isBusy}
          busyLabel={t({ id: 'payment.card.busy', message: 'Waiting for your bank…' })}
          end={amount}
          onClick={() => void submit()}
        >
          {submitLabel}
        </Button>
      }
    >
      <div className="card-entry">
        {loadError !== null && <LoadFailure error={loadError} onRetry={refetch} />}
        {loadError !== null && (
          <p className="hint">
            <Trans id="payment.card.unavailable">
              The card field comes from our payment provider and could not be loaded here. You can choose another way to
              pay.
            </Trans>
          </p>
        )}
        {loadError === null && (
          <Field provider={provider} error={error} onChange={change} field={field} onField={setField} />
        )}
        {asksToSave && (
          <CheckboxField
            label={t({ id: 'payment.card.save', message: 'Keep this card for the next time' })}
            isChecked={isToBeSaved}
            onChange={setIsToBeSaved}
            isDisabled={isBusy}
          />
        )}
        <p className="hint">
          <LockIcon size={16} />
          <span>
            <Trans id="payment.card.where">Your card goes straight to the payment provider. We never see it.</Trans>
          </span>
        </p>
      </div>
    </Dialog>
  )
}

type FieldProps = {
  readonly provider: CardProvider | null
  readonly field: CardField | null
  readonly error: string | null
  readonly onChange: (state: CardFieldState) => void
  readonly onField: (field: CardField | null) => void
}

/** The provider's card field, in a frame; a grey box of its height until it is loaded. */
function Field({ provider, field, error, onChange, onField }: FieldProps) {
  const id = useId()
  const instance = useInstance()
  const box = useRef<HTMLDivElement>(null)
  const fill = useCallback(
    (place: HTMLElement, slot: HTMLElement) => {
      if (!provider) return () => {}
      const look = fieldLook(slot)
      const added = provider.addField({ place, look, onChange, onReady: () => onField(added) })
      return () => {
        onField(null)
        added.remove()
      }
    },
    [provider, onChange, onField],
  )
  useEffect(() => field?.focus(), [field])
  useEffect(() => {
    const place = box.current
    return field && place ? watchTheme(instance, () => field.restyle(fieldLook(place))) : undefined
  }, [field, instance])
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <p className="label" id={`${id}-label`}>
        <Trans id="payment.card.field">Card number, expiry and security code</Trans>
      </p>
      <div className="field" ref={box} data-invalid={error !== null} aria-busy={field === null}>
        {provider && <ProviderSlot fill={fill} />}
        {field === null && <Skeleton />}
      </div>
      <div role="alert">{error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  )
}
