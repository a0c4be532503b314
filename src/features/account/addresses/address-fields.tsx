import { useLingui } from '@lingui/react/macro'

import { AddressPicker } from '#src/parts/address/address-picker.tsx'
import { DoorFields } from '#src/parts/address/door-fields.tsx'
import { ManualFields } from '#src/parts/address/manual-fields.tsx'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

import type { AddressForm } from './use-address-form.ts'

type AddressFieldsProps = {
  readonly address: AddressForm
  /** Shows messages at empty required fields. */
  readonly isChecked: boolean
  /** All fields may stay empty. */
  readonly isOptional?: boolean
}

/**
 * Fields of an address: town, zone and street in manual zones; a search field with suggestions for coordinates
 * [ACCT-56].
 */
export function AddressFields({ address, isChecked, isOptional = false }: AddressFieldsProps) {
  const { form, place, missing, change } = address
  if (!address.isManual) {
    return (
      <>
        <AddressPicker picker={address.picker} />
        <DoorFields door={form} onChange={change} />
      </>
    )
  }
  if (address.error) return <LoadFailure error={address.error} onRetry={address.reload} />
  return (
    <>
      <ZoneFields address={address} isChecked={isChecked} isOptional={isOptional} />
      <ManualFields
        form={form}
        missing={isChecked ? missing : []}
        asksPostcode={place !== null && place.city.zones.length === 0}
        isOptional={isOptional}
        onChange={change}
      />
    </>
  )
}

function ZoneFields({ address, isChecked, isOptional }: Required<AddressFieldsProps>) {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const { form, towns, zones, missing, chooseTown, chooseZone } = address
  const choose = t({ id: 'action.choose', message: 'Choose' })
  const town = t({ id: 'address.town', message: 'Town' })
  const zone = t({ id: 'address.zone', message: 'Zone' })
  const errorOf = (name: string, label: string) => (isChecked && missing.includes(name) ? mandatory(label) : null)
  return (
    <>
      <SelectField
        label={town}
        blank={choose}
        value={String(form.deliveryCityId ?? '')}
        options={towns.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errorOf('city', town)}
        isRequired={!isOptional}
        onChange={(value) => chooseTown(towns.find(({ id }) => String(id) === value)?.id ?? null)}
      />
      {zones.length > 0 && (
        <SelectField
          label={zone}
          blank={choose}
          value={String(form.deliveryZoneId ?? '')}
          options={zones.map(({ id, name, postcode }) => ({ value: String(id), label: `${name} (${postcode})` }))}
          error={errorOf('zone', zone)}
          isRequired={!isOptional}
          onChange={(value) => chooseZone(zones.find(({ id }) => String(id) === value)?.id ?? null)}
        />
      )}
    </>
  )
}
