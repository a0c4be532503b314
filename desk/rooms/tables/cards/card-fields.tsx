import { useLingui } from '@lingui/react/macro'

import type { VenueCards } from '#desk/contract/tables.ts'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'

import type { CardSize, CardWish } from './pages-of.ts'
import { cardsOnPage } from './pages-of.ts'

type CardFieldsProps = {
  readonly venues: readonly VenueCards[]
  readonly wish: CardWish
  readonly onWish: (wish: CardWish) => void
}

/** Which tables get a card, and how large the cards are. */
export function CardFields({ venues, wish, onWish }: CardFieldsProps) {
  const { t } = useLingui()
  const { tables, size } = wish
  const names: Readonly<Record<CardSize, string>> = {
    small: t({ id: 'cards.small', message: 'Small' }),
    large: t({ id: 'cards.large', message: 'Large' }),
  }
  const toggled = (id: NonNullable<CardWish['tables']>[number]) =>
    tables?.includes(id) ? tables.filter((other) => other !== id) : [...(tables ?? []), id]
  const many = venues.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <>
      <OptionGroup title={t({ id: 'cards.which', message: 'Which tables' })} headingLevel={2}>
        <RadioRow
          label={t({ id: 'cards.all', message: 'All tables' })}
          detail={many}
          isChecked={tables === null}
          onSelect={() => onWish({ ...wish, tables: null })}
        />
        <RadioRow
          label={t({ id: 'cards.some', message: 'Some tables' })}
          isChecked={tables !== null}
          onSelect={() => onWish({ ...wish, tables: [] })}
        />
      </OptionGroup>
      {tables !== null &&
        venues.map(({ id: venueId, name: venue, cards }) => (
          <PillGroup key={venueId} label={venue}>
            {cards.map(({ id, name }) => (
              <Pill
                key={id}
                type="checkbox"
                size="slot"
                label={t({ id: 'tables.table', message: `Table ${name}` })}
                isChecked={tables.includes(id)}
                onChange={() => onWish({ ...wish, tables: toggled(id) })}
              >
                {name}
              </Pill>
            ))}
          </PillGroup>
        ))}
      <OptionGroup title={t({ id: 'cards.size', message: 'How large' })} headingLevel={2}>
        {(['small', 'large'] as const).map((each) => {
          const count = cardsOnPage[each]
          return (
            <RadioRow
              key={each}
              label={names[each]}
              hint={t({ id: 'cards.onPage', message: `${count} on a page` })}
              isChecked={size === each}
              onSelect={() => onWish({ ...wish, size: each })}
            />
          )
        })}
      </OptionGroup>
    </>
  )
}
