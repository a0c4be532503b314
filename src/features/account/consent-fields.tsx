import { Trans, useLingui } from '@lingui/react/macro'

import { LoadFailure } from '#src/components/load-failure.tsx'
import { useLegalDocuments } from '#src/components/use-legal-documents.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckboxField } from '#src/ui/checkbox-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import type { Consents } from './use-consents.ts'

type ConsentFieldsProps = { readonly consents: Consents; readonly showsMissing: boolean }

/** What the restaurant asks to accept, each with its document; nothing is ticked beforehand [ACCT-32..35]. */
export function ConsentFields({ consents, showsMissing }: ConsentFieldsProps) {
  const { offered, error, reload, given, give } = consents
  const documents = useLegalDocuments(offered)
  if (offered) {
    return (
      <div className="consents">
        {offered.map((consent) => (
          <ConsentField
            key={consent.key}
            consent={consent}
            isGiven={given[consent.key] ?? false}
            showsMissing={showsMissing}
            onGive={(isGiven) => give(consent.key, isGiven)}
            onRead={documents.find(({ key }) => key === consent.key)?.open}
          />
        ))}
      </div>
    )
  }
  return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton shape="box" />
}

type ConsentFieldProps = {
  readonly consent: Consent
  readonly isGiven: boolean
  readonly showsMissing: boolean
  readonly onGive: (isGiven: boolean) => void
  readonly onRead: (() => void) | undefined
}

function ConsentField({ consent, isGiven, showsMissing, onGive, onRead }: ConsentFieldProps) {
  const { t } = useLingui()
  const { label } = consent
  const isRequired = isConsentRequired(consent)
  const missing = t({ id: 'account.consent.missing', message: 'Tick this box to create an account' })
  return (
    <div className="consent">
      <CheckboxField
        label={label}
        isChecked={isGiven}
        onChange={onGive}
        isRequired={isRequired}
        hint={isRequired ? null : t({ id: 'field.optional', message: 'optional' })}
        error={showsMissing && isRequired && !isGiven ? missing : null}
      />
      {onRead && (
        <Button
          variant="text"
          size="small"
          onClick={onRead}
          aria-label={t({ id: 'account.consent.readLabel', message: `Read: ${label}` })}
        >
          <Trans id="account.consent.read">Read</Trans>
        </Button>
      )}
    </div>
  )
}
