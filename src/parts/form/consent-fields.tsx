import { Trans, useLingui } from '@lingui/react/macro'

import type { Consent } from '#src/contract/venue-content.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import { useLegalDocuments } from './use-legal-documents.ts'

import css from './consent-fields.css?inline'

declareStyles(css)

export type ConsentFieldsProps = {
  readonly consents: {
    /** Undefined while loading. */
    readonly offered: readonly Consent[] | undefined
    readonly error: unknown
    readonly reload: () => unknown
    readonly given: Readonly<Record<string, boolean | undefined>>
    readonly give: (key: string, isGiven: boolean) => void
  }
  /** Error under a required consent that is not given; null before the first attempt to submit. */
  readonly missing: string | null
}

/** Checkboxes for the restaurant's consents, each with its document; none is ticked initially [CHK-08, ACCT-32..35]. */
export function ConsentFields({ consents, missing }: ConsentFieldsProps) {
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
            missing={missing}
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
  readonly missing: string | null
  readonly onGive: (isGiven: boolean) => void
  readonly onRead: (() => void) | undefined
}

function ConsentField({ consent, isGiven, missing, onGive, onRead }: ConsentFieldProps) {
  const { t } = useLingui()
  const { label } = consent
  const isRequired = isConsentRequired(consent)
  return (
    <div className="consent">
      <CheckboxField
        label={label}
        isChecked={isGiven}
        onChange={onGive}
        isRequired={isRequired}
        hint={isRequired ? null : t({ id: 'field.optional', message: 'optional' })}
        error={isRequired && !isGiven ? missing : null}
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
