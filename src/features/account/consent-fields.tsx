import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { accountConsentsQuery } from '#src/api/restaurant.ts'
import type { Consent } from '#src/contract/venue-content.ts'
import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckboxField } from '#src/ui/checkbox-field.tsx'

import { useMandatoryText } from './use-account-errors.ts'

type ConsentFieldsProps = {
  readonly given: Readonly<Record<string, boolean>>
  readonly showsMissing: boolean
  readonly onChange: (key: string, isGiven: boolean) => void
}

/** The consents of the restaurant, each with its document; required ones are marked [ACCT-32..35]. */
export function ConsentFields({ given, showsMissing, onChange }: ConsentFieldsProps) {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const { stores, i18n } = useInstance()
  const { data, error } = useQuery(accountConsentsQuery(useApi(), stores.place.state.venueId))
  useEffect(() => {
    if (error) stores.dialogs.alert(failureMessages(i18n, error))
  }, [error, i18n, stores])
  const read = ({ label, documentUrl }: Consent) => {
    if (documentUrl) stores.dialogs.open({ kind: 'document', title: label, url: documentUrl })
  }
  return (data?.consents ?? []).map((consent) => {
    const isMissing = showsMissing && isConsentRequired(consent) && !given[consent.key]
    return (
      <div className="consent" key={consent.key}>
        <CheckboxField
          label={consent.label}
          isChecked={given[consent.key] ?? false}
          onChange={(isGiven) => onChange(consent.key, isGiven)}
          isRequired={isConsentRequired(consent)}
          error={isMissing ? mandatory(consent.label) : null}
        />
        {consent.documentUrl && (
          <Button
            variant="text"
            size="small"
            onClick={() => read(consent)}
            aria-label={t({ id: 'account.consent.readLabel', message: `Read: ${consent.label}` })}
          >
            <Trans id="account.consent.read">Read</Trans>
          </Button>
        )}
      </div>
    )
  })
}
