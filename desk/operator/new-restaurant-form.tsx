import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { NewCountry, SampleName } from '#desk/contract/operator.ts'
import { makeRestaurant, readCountries } from '#desk/contract/operator.ts'
import type { AccountField } from '#desk/parts/account/account-form.tsx'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

type NewRestaurantFormProps = { readonly onMade: (id: number) => void }

/** Makes a restaurant that opens soon, with a small sample of its kind to be replaced. */
export function NewRestaurantForm({ onMade }: NewRestaurantFormProps) {
  const countries = useDeskQuery(readCountries)
  return (
    <section className="desk-sheet" aria-labelledby="new-restaurant">
      <h2 id="new-restaurant">
        <Trans id="operator.new">New restaurant</Trans>
      </h2>
      <Read of={countries}>{({ countries: all }) => <Form countries={all} onMade={onMade} />}</Read>
    </section>
  )
}

type FormProps = NewRestaurantFormProps & { readonly countries: readonly NewCountry[] }

function Form({ countries, onMade }: FormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { name, country, timeZone, like } = useFields(countries)
  const [made, setMade] = useState(0)
  const asksTimeZone = (code: string) => countries.some((one) => one.code === code && one.asksTimeZone)
  return (
    <AccountForm
      key={made}
      fields={[name, country, timeZone, like]}
      action={t({ id: 'operator.make', message: 'Make the restaurant' })}
      save={async (send, typed) => {
        const zone = asksTimeZone(typed.country) ? typed.timeZone : null
        const like = typed.like as SampleName
        const answer = await send(
          makeRestaurant,
          {},
          { name: typed.name, country: typed.country, timeZone: zone, like },
        )
        if (answer.ok) onMade(answer.value.id)
        return answer
      }}
      onSaved={({ name: called }) => {
        say(t({ id: 'operator.made', message: `${called} is made. Invite its owner now.` }))
        setMade(made + 1)
      }}
    />
  )
}

function useFields(countries: readonly NewCountry[]) {
  const { t, i18n } = useLingui()
  const regions = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const named = countries.map(({ code }) => ({ value: code, label: regions.of(code) ?? code }))
  const byName = named.toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))
  // That of the language comes first: most providers open restaurants at home.
  const usual = { it: 'IT', en: 'GB', de: 'DE', fr: 'FR', es: 'ES' }[i18n.locale]
  const ordered = [...byName.filter(({ value }) => value === usual), ...byName.filter(({ value }) => value !== usual)]
  const samples: Readonly<Record<SampleName, string>> = {
    pizzeria: t({ id: 'operator.pizzeria', message: 'Take-away and delivery, like a pizzeria' }),
    bistro: t({ id: 'operator.bistro', message: 'Tables and reservations, like a bistro' }),
    chain: t({ id: 'operator.chain', message: 'Several venues, like a chain' }),
    fair: t({ id: 'operator.fair', message: 'A fair, with several stands' }),
  }
  const { name } = useAccountFields()
  return {
    name: { ...name, label: t({ id: 'operator.name', message: 'Name of the restaurant' }) },
    country: {
      name: 'country',
      label: t({ id: 'operator.country', message: 'Country' }),
      hint: () => t({ id: 'operator.countryHint', message: 'Decides currency, main language and rates of VAT.' }),
      kind: 'choice',
      options: ordered,
      fault: () => null,
    },
    timeZone: {
      name: 'timeZone',
      label: t({ id: 'operator.timeZone', message: 'Time zone' }),
      kind: 'choice',
      options: Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      isAsked: ({ country }) => countries.some((one) => one.code === country && one.asksTimeZone),
      fault: () => null,
    },
    like: {
      name: 'like',
      label: t({ id: 'operator.like', message: 'Kind' }),
      hint: () => t({ id: 'operator.likeHint', message: 'It begins with a small sample, which its owner replaces.' }),
      kind: 'choice',
      options: Object.entries(samples).map(([value, text]) => ({ value, label: text })),
      fault: () => null,
    },
  } as const satisfies Readonly<Record<string, AccountField>>
}
