import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import { addressRefusalText } from '#src/i18n/address-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { PinIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Combobox } from '#src/ui/field/combobox.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { AddressPickerState } from './use-address-picker.ts'
import type { SuggestedPlaces } from './use-place-search.ts'
import { useSuggestedPlaces } from './use-place-search.ts'

import css from './address-picker.css?inline'

declareStyles(css)

export type AddressPickerProps = { readonly picker: AddressPickerState }

/**
 * Fields for an address with coordinates: the saved ones of a signed-in customer, a text field with suggestions, and the
 * house number where it is missing [VENUE-16..20]. Usage:
 *
 *     const picker = useAddressPicker({ venueId, type: 'delivery', initial, onPick })
 *     <AddressPicker picker={picker} />
 *     <Button isBusy={picker.isConfirming} onClick={async () => use(await picker.confirm())}>…</Button>
 *
 * - `picker.address`: the `OrderAddress` picked so far or null; `foundCityIds` says whether a venue delivers there.
 * - `picker.confirm()`: resolves to the complete and served `OrderAddress`, or null; then the fields show the reason. A saved
 *   address is returned unchanged, a typed one is geocoded again together with its house number.
 * - `picker.refusal`: that reason; `onPick` is called with each suggestion or saved address that is picked.
 * - `offersSaved: false`: for entering a new address; `venueId: null`: the areas of all venues count.
 * - Enter in the text field submits the form around, if there is one.
 */
export function AddressPicker({ picker }: AddressPickerProps) {
  const { i18n } = useInstance()
  const { t } = useLingui()
  const { refusal, areasError, savedId, lacksHouseNumber } = picker
  const error = refusal ? addressRefusalText(i18n, refusal) : null

  if (areasError) return <LoadFailure error={areasError} onRetry={picker.reloadAreas} />
  const isAboutNumber = lacksHouseNumber && refusal?.reason === 'missing-house-number'
  return (
    <div className="address-picker">
      {/* A live region, because the field with the error may not have the focus. */}
      <p className="visually-hidden" role="alert">
        {error}
      </p>
      {picker.saved.length > 0 && (
        <SelectField
          label={t({ id: 'address.saved', message: 'Your addresses' })}
          blank={t({ id: 'address.saved.none', message: 'Select an address' })}
          value={savedId === null ? '' : String(savedId)}
          options={picker.saved.map((one) => ({ value: String(one.id), label: savedName(one) }))}
          error={savedId === null ? null : error}
          onChange={(value) => picker.pickSaved(picker.saved.find(({ id }) => String(id) === value)?.id ?? null)}
        />
      )}
      <AddressText picker={picker} error={savedId === null && !isAboutNumber ? error : null} />
      {lacksHouseNumber && <HouseNumber picker={picker} error={isAboutNumber ? error : null} />}
    </div>
  )
}

type PartProps = AddressPickerProps & { readonly error: string | null }

function AddressText({ picker, error }: PartProps) {
  const { t } = useLingui()
  const { text, isTyping, saved, venueId } = picker
  const { places, attribution, isLoading, ...found } = useSuggestedPlaces(isTyping ? text : null, venueId)
  const options = useMemo(
    () => places.map(({ formattedAddress }, at) => ({ key: `${at} ${formattedAddress}`, label: formattedAddress })),
    [places],
  )
  const reason = useNothingFound(found)
  // What the error says already is not said twice.
  const nothingFound = reason === error ? null : reason
  const { length: count } = options
  const howMany = t({ id: 'address.found', message: `Addresses found: ${count}` })
  const credit = attribution && count > 0 ? <Attribution {...attribution} /> : undefined
  return (
    <Combobox
      label={
        saved.length > 0
          ? t({ id: 'address.other', message: 'Another address' })
          : t({ id: 'address.text', message: 'Address' })
      }
      placeholder={t({ id: 'address.example', message: 'Street, number, town' })}
      hint={nothingFound ?? credit}
      error={error}
      value={text}
      onChange={picker.type}
      options={options}
      listLabel={t({ id: 'address.suggestions', message: 'Suggested addresses' })}
      optionIcon={<PinIcon size={20} />}
      isBusy={isLoading}
      status={nothingFound ?? (count > 0 ? howMany : '')}
      onChoose={(key) => {
        const place = places[options.findIndex((option) => option.key === key)]
        if (place) picker.pickPlace(place)
      }}
    />
  )
}

/** Why nothing is suggested: no place has such an address, or it could not be looked up; null = neither. */
function useNothingFound({ isUnknown, failure }: Pick<SuggestedPlaces, 'isUnknown' | 'failure'>): string | null {
  const { i18n } = useInstance()
  const { t } = useLingui()
  if (failure) return addressRefusalText(i18n, { reason: 'not-looked-up', failure })
  return isUnknown ? t({ id: 'address.none', message: 'No address found.' }) : null
}

/** Who has gathered the suggested addresses: their licence asks for it. */
function Attribution({ text, url }: NonNullable<SuggestedPlaces['attribution']>) {
  return url ? (
    <a href={url} target="_blank" rel="noopener">
      {text}
    </a>
  ) : (
    text
  )
}

/** The house number; takes the focus from the text field when it appears, because it must be filled in next. */
function HouseNumber({ picker, error }: PartProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    const root = field?.getRootNode() as Document | ShadowRoot | undefined
    if (root?.activeElement?.closest('.address-picker')) field?.focus()
  }, [])
  return (
    <div className="house-number">
      <TextField
        ref={input}
        label={t({ id: 'address.houseNumber', message: 'House number' })}
        value={picker.houseNumber}
        maxLength={10}
        isRequired
        error={error}
        onChange={picker.typeHouseNumber}
      />
    </div>
  )
}

function savedName({ formattedAddress, street, houseNumber, town }: DeliveryAddress): string {
  return formattedAddress ?? `${street} ${houseNumber}, ${town}`
}
