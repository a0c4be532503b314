import type { TableCard, VenueCards } from '#desk/contract/tables.ts'

/** How many cards are on a page. */
export const cardsOnPage = { small: 12, large: 4 } as const
export type CardSize = keyof typeof cardsOnPage

export type CardWish = {
  /** Numbers of the tables; null = all of them. */
  readonly tables: readonly TableCard['id'][] | null
  readonly size: CardSize
}

/** A card as it is printed: whose table it is stands on it too. */
export type PlacedCard = TableCard & Pick<VenueCards, 'place'>

/** The cards that are wanted, in pages. */
export function pagesOf(venues: readonly VenueCards[], { tables, size }: CardWish): readonly (readonly PlacedCard[])[] {
  const cards = venues.flatMap(({ place, cards: own }) =>
    own.filter(({ id }) => tables === null || tables.includes(id)).map((card) => ({ ...card, place })),
  )
  const each = cardsOnPage[size]
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, page) =>
    cards.slice(page * each, (page + 1) * each),
  )
}
