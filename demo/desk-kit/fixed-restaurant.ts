import type * as z from 'zod/mini'

import type { DeskMenu, ListedProduct } from '#desk/contract/menu.ts'
import type { DeskPrinter } from '#desk/contract/printers.ts'
import type { CodeFacts } from '#desk/contract/savings.ts'
import type { Session } from '#desk/contract/session.ts'
import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import type { ShownPart } from '#desk/contract/set-up/part-calls.ts'
import type { readPauses } from '#desk/contract/settings.ts'
import { cents } from '#src/domain/money.ts'

import { numbered, otherVenue, tonight, venue } from './fixed-values.ts'

/** The owner, who sees and may do everything. */
export const member: NonNullable<Session['member']> = {
  name: 'Giulia Ferraris',
  email: 'giulia@lapiola.example',
  role: 'owner',
  language: null,
  venueId: null,
  restaurant: { id: numbered(1), name: 'La Piola' },
  venues: [venue, otherVenue],
}

export const session: Session = { member, demoMembers: [], showsMails: false }

function aProduct(fields: Partial<ListedProduct>): ListedProduct {
  return {
    id: numbered(201),
    name: 'Margherita',
    cents: cents(650),
    isFrom: true,
    isWithdrawn: false,
    photoCode: null,
    stock: [],
    pauses: [],
    ...fields,
  }
}

/** Dishes that are sold, sold out, nearly sold out and paused. */
export const menu: DeskMenu = {
  venues: [venue, otherVenue],
  categories: [
    {
      id: numbered(2),
      name: 'Pizze',
      pauses: [],
      products: [
        aProduct({}),
        aProduct({
          id: numbered(202),
          name: 'Marinara',
          isFrom: false,
          stock: [{ venueId: venue.id, quantity: 0 }],
        }),
      ],
    },
    {
      id: numbered(4),
      name: 'Dolci',
      pauses: [],
      products: [
        aProduct({
          id: numbered(401),
          name: 'Tiramisù',
          isFrom: false,
          cents: cents(550),
          stock: [{ venueId: venue.id, quantity: 3 }],
        }),
        aProduct({
          id: numbered(402),
          name: 'Bonet',
          isFrom: false,
          cents: cents(500),
          pauses: [{ venueId: venue.id, until: tonight('21:00') }],
        }),
      ],
    },
  ],
}

type Pauses = z.output<typeof readPauses.reply>
const at = { venueId: venue.id, venue: venue.name }
const dish = { ...at, kind: 'product', until: tonight('21:00') } as const

/** Everything temporary at once, at a restaurant that is not open yet. */
export const pauses: Pauses = {
  opensSoon: true,
  restaurant: null,
  services: [{ ...at, type: 'takeAway', until: null, isForMissed: true }],
  dishes: [
    { ...dish, id: 402, name: 'Bonet' },
    { ...dish, id: 403, name: 'Panna cotta' },
    { ...dish, id: 404, name: 'Sorbetto' },
  ],
  busy: [{ ...at, type: 'delivery', minutes: 20, until: tonight('20:40') }],
}
export const noPauses: Pauses = { opensSoon: false, restaurant: null, services: [], dishes: [], busy: [] }

/** Out of paper, with tickets that wait for it. */
export const stuckPrinter: DeskPrinter = {
  id: numbered(31),
  venue,
  kind: 'star',
  name: 'Cucina',
  widthMm: 80,
  language: 'it',
  kitchen: { copies: 1, categoryIds: [] },
  bag: null,
  tellsChanges: true,
  presence: 'here',
  lastPollAt: '2026-11-20T18:39:50Z',
  problem: 'paperOut',
  missingSince: null,
  waiting: 2,
  waitingSince: '2026-11-20T18:35:00Z',
  jobs: [],
}

const codes: PartValue<'codes'> = {
  codes: [{ id: 51, name: 'AUTUNNO', amount: 2, minimumOrder: 15, to: '2026-12-21' }],
}
export const codesPart: ShownPart = {
  version: '1',
  value: codes,
  languages: ['it', 'en'],
  venues: [],
  menus: [],
  menu: null,
  productId: null,
}
export const codeFacts: readonly CodeFacts[] = [{ id: numbered(51), isActive: true, uses: 12 }]
