import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedRestaurant, Operator } from '#desk/contract/operator.ts'
import { readRestaurants, signOutOperator } from '#desk/contract/operator.ts'
import { FindField } from '#desk/parts/find-field.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NewRestaurantForm } from './new-restaurant-form.tsx'
import { RestaurantRow } from './restaurant-row.tsx'

import css from './restaurants-page.css?inline'

declareStyles(css)

/** More than these are found by name: a provider may have a thousand. */
const shownAtOnce = 50

/** The restaurants of the service, the newest first: makes one, and invites its owner. */
export function RestaurantsPage({ operator }: { readonly operator: Operator }) {
  const restaurants = useDeskQuery(readRestaurants)
  const { send, failure } = useChange()
  const [newest, setNewest] = useState<number | null>(null)
  return (
    <main className="desk-operator">
      <header>
        <h1>
          <Trans id="operator.page">Restaurants</Trans>
        </h1>
        <p>{operator.name}</p>
        <Button size="small" variant="text" onClick={() => void send(signOutOperator, {}, {})}>
          <Trans id="action.signOut">Sign out</Trans>
        </Button>
      </header>
      <AlertList messages={failure === null ? [] : [failure]} />
      <NewRestaurantForm onMade={setNewest} />
      <Read of={restaurants}>{({ restaurants: all }) => <Restaurants all={all} newest={newest} />}</Read>
    </main>
  )
}

type RestaurantsProps = {
  readonly all: readonly ListedRestaurant[]
  /** The one that was made on this page. */
  readonly newest: number | null
}

function Restaurants({ all, newest }: RestaurantsProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = all.filter(({ id, name }) => name.toLowerCase().includes(wanted) || String(id) === wanted)
  if (all.length === 0)
    return (
      <p>
        <Trans id="operator.none">There is no restaurant yet. Make the first one above.</Trans>
      </p>
    )
  const more = found.length - shownAtOnce
  return (
    <section className="desk-sheet" aria-label={t({ id: 'operator.page', message: 'Restaurants' })}>
      <FindField
        label={t({ id: 'operator.find', message: 'Find by name or number' })}
        value={words}
        onChange={setWords}
        none={
          found.length === 0 ? t({ id: 'operator.notFound', message: 'No restaurant has this name or number.' }) : null
        }
      />
      <ul>
        {found.slice(0, shownAtOnce).map((restaurant) => (
          <RestaurantRow key={restaurant.id} restaurant={restaurant} isNew={restaurant.id === newest} />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Trans id="operator.more">{more} more: find them by name or number.</Trans>
        </p>
      )}
    </section>
  )
}
