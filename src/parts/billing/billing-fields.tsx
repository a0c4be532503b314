import { Trans, useLingui } from '@lingui/react/macro'

import { italianProvinceLength, taxNumberLength } from '#src/domain/checkout/billing-address.ts'
import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { useCountries } from './use-countries.ts'

import css from '#src/parts/form/field-row.css?inline'

declareStyles(css)

export type BillingFieldsProps = {
  readonly form: BillingForm
  /** Names of the required fields that are empty; none before the first attempt to submit. */
  readonly missing: readonly string[]
  /** All fields may be left empty together: none is marked as required. */
  readonly isOptional?: boolean
  /** Level of the heading "Who is the invoice for?". */
  readonly headingLevel?: 2 | 3
  readonly onChange: (part: Partial<BillingForm>) => void
}

/**
 * Billing data: private person or company, tax numbers, address. Company fields show for a company only [INV-05..13].
 */
export function BillingFields({ form, missing, isOptional = false, headingLevel, onChange }: BillingFieldsProps) {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const labels = useBillingLabels()
  const isCompany = form.kind === 'company'
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    value: form[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: missing.includes(name) ? mandatory(labels[name]) : null,
  })
  const required = (name: keyof typeof labels) => ({ ...field(name), isRequired: !isOptional })
  const optional = t({ id: 'field.optional', message: 'optional' })
  // Italian provinces have two letters [INV-12, ACCT-44].
  const ofProvince = form.country === 'IT' ? { maxLength: italianProvinceLength } : {}
  const taxCode = { ...field('taxCode'), maxLength: taxNumberLength }
  return (
    <>
      <OptionGroup title={<Trans id="billing.kind">Who is the invoice for?</Trans>} headingLevel={headingLevel}>
        <RadioRow
          label={t({ id: 'billing.private', message: 'Private person' })}
          isChecked={!isCompany}
          onSelect={() => onChange({ kind: 'private' })}
        />
        <RadioRow
          label={t({ id: 'billing.company', message: 'Company' })}
          isChecked={isCompany}
          onSelect={() => onChange({ kind: 'company' })}
        />
      </OptionGroup>
      {isCompany && (
        <>
          <TextField {...required('companyName')} name="organization" autoComplete="organization" />
          <TextField {...required('vatNumber')} maxLength={taxNumberLength} autoCapitalize="characters" />
        </>
      )}
      <TextField
        {...taxCode}
        autoCapitalize="characters"
        isRequired={isCompany && !isOptional}
        note={!isCompany && optional}
      />
      <div className="field-row" data-short="last">
        <TextField {...required('street')} name="street-address" autoComplete="address-line1" />
        <TextField {...required('houseNumber')} />
      </div>
      <div className="field-row" data-short="first">
        <TextField {...required('postcode')} name="postal-code" autoComplete="postal-code" />
        <TextField {...required('town')} name="address-level2" autoComplete="address-level2" />
      </div>
      <TextField {...required('province')} {...ofProvince} name="address-level1" autoComplete="address-level1" />
      <CountryField label={labels.country} value={form.country} onChange={(country) => onChange({ country })} />
      {isCompany && (
        <>
          <TextField {...field('recipientCode')} autoCapitalize="characters" note={optional} />
          <TextField {...field('certifiedEmail')} type="email" inputMode="email" note={optional} />
        </>
      )}
    </>
  )
}

function useBillingLabels() {
  const { t } = useLingui()
  return {
    companyName: t({ id: 'billing.companyName', message: 'Company name' }),
    vatNumber: t({ id: 'billing.vatNumber', message: 'VAT number' }),
    taxCode: t({ id: 'billing.taxCode', message: 'Tax code' }),
    street: t({ id: 'address.street', message: 'Street' }),
    houseNumber: t({ id: 'address.houseNumber', message: 'House number' }),
    postcode: t({ id: 'address.postcode', message: 'Postcode' }),
    town: t({ id: 'address.town', message: 'Town' }),
    province: t({ id: 'address.province', message: 'Province' }),
    country: t({ id: 'address.country', message: 'Country' }),
    recipientCode: t({ id: 'billing.recipientCode', message: 'Recipient code (SDI)' }),
    certifiedEmail: t({ id: 'billing.certifiedEmail', message: 'Certified e-mail (PEC)' }),
  }
}

type CountryFieldProps = { readonly label: string; readonly value: string; readonly onChange: (code: string) => void }

/**
 * Select of the countries by name. Until they are loaded it holds the chosen one; after a failure the reason and a
 * retry are shown below. No choice is an error [INV-07, ACCT-46, BERR-07].
 */
function CountryField({ label, value, onChange }: CountryFieldProps) {
  const { i18n } = useLingui()
  const mandatory = useMandatoryText()
  const { countries, error, reload } = useCountries()
  const known = countries.map(({ code, texts }) => ({ value: code, label: texts.name }))
  const isKnown = value === '' || known.some((one) => one.value === value)
  const options = isKnown ? known : [{ value, label: countryName(value, i18n.locale) }, ...known]
  return (
    <>
      <SelectField
        label={label}
        name="country"
        autoComplete="country"
        options={options}
        value={value}
        onChange={onChange}
        blank={value === '' ? '' : undefined}
        error={value === '' ? mandatory(label) : null}
        isRequired
      />
      {error !== null && known.length === 0 && (
        <LoadFailure error={error} onRetry={reload}>
          <Trans id="address.countriesFailed">The other countries could not be loaded.</Trans>
        </LoadFailure>
      )}
    </>
  )
}

/** Name of an ISO 3166-1 country code in a language, from the browser; any other text is returned unchanged. */
function countryName(code: string, language: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code
}
