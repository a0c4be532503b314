import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'

import type { TableCodes } from '#desk/contract/tables.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

import type { CardSize, PlacedCard } from './pages-of.ts'

type SheetProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly pages: readonly (readonly PlacedCard[])[]
  readonly shown: TableCodes
  readonly size: CardSize
}

/** The pages as they are printed. */
export function Sheet({ ref, pages, shown, size }: SheetProps) {
  return (
    <div className="desk-qr-sheet" data-size={size} ref={ref}>
      {pages.map((cards) => (
        <div className="paper" key={cards[0]?.id}>
          <ul className="page">
            {cards.map((card) => (
              <Card key={card.id} card={card} shown={shown} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type CardProps = { readonly card: PlacedCard; readonly shown: TableCodes }

/** A card: whose table, which one, its code, what it is for, and where it leads. */
function Card({ card: { name, place, title, link }, shown: { language, invitation } }: CardProps) {
  const { t } = useLingui()
  const { data } = useLazyModule('link-code', () => import('#desk/parts/link-code.tsx'), true)
  const label = t({ id: 'cards.code', message: `QR code of table ${name}` })
  return (
    <li className="card">
      <span className="place">{place}</span>
      <strong lang={language}>{title}</strong>
      <div className="code">{data && link !== null && <data.LinkCode link={link} label={label} />}</div>
      <span lang={language}>{invitation}</span>
      <small>{link}</small>
    </li>
  )
}
