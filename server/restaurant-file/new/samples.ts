import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { amountLimits } from '#src/domain/payments/amount-limits.ts'
import { takesCurrency } from '#src/domain/payments/taken-currencies.ts'

import type { Say } from './sample-words.ts'

/** What a new file holds beside what a restaurant says of itself. */
export type Sample = Pick<WrittenFile, 'venues' | 'menu' | 'payments' | 'deliveryAreas' | 'servicePoints'>
type Venue = WrittenFile['venues'][number]
export type Given = {
  readonly say: Say
  readonly name: string
  /** `+39`. */
  readonly phone: string
  /** ISO 4217. */
  readonly currency: string
}

const evening = { from: '18:30', to: '22:30' } as const
const lunch = { from: '12:00', to: '14:00' } as const
const openingHours: Venue['openingHours'] = [
  { from: '12:00', to: '15:00' },
  { from: '18:00', to: '23:00' },
]

/** A venue whose address and numbers are to be replaced. */
function venue({ say, name, phone }: Given, services: Venue['services']): Venue {
  return {
    name,
    street: say('street'),
    houseNumber: '1',
    postcode: '00000',
    town: say('town'),
    phone: `${phone} 000 000 0000`,
    email: 'orders@restaurant.example',
    openingHours,
    services,
  }
}

function pizzas({ say }: Given): Sample['menu'] {
  return {
    products: [
      { name: say('marinara'), price: 6, category: say('pizzas') },
      { name: say('margherita'), price: 7.5, category: say('pizzas') },
      { name: say('tiramisu'), price: 5, category: say('desserts') },
      { name: say('water'), price: 2.5, category: say('drinks'), vatClass: 'softDrink' },
    ],
  }
}

function courses({ say }: Given): Sample['menu'] {
  return {
    products: [
      { name: say('soup'), price: 6, category: say('starters') },
      { name: say('dishOfTheDay'), price: 12, category: say('mains') },
      { name: say('tiramisu'), price: 5, category: say('desserts') },
      { name: say('water'), price: 2.5, category: say('drinks'), vatClass: 'softDrink' },
    ],
  }
}

/** Collected and brought in the evening, to two parts of the town. */
function pizzeria(given: Given): Sample {
  const { say } = given
  return {
    venues: [
      venue(given, {
        takeAway: { slots: [evening] },
        delivery: { slots: [{ ...evening, lead: 30, orders: 8 }], freeDeliveryFrom: 30 },
      }),
    ],
    deliveryAreas: [
      {
        name: say('town'),
        minimumSpend: 15,
        deliveryFee: 2.5,
        zones: [
          { name: say('center'), postcode: '00000', deliveryFee: 1.5 },
          { name: say('station'), postcode: '00001' },
        ],
      },
    ],
    payments: [{ method: 'cash' }, { method: 'card' }],
    menu: pizzas(given),
  }
}

/** Orders at the table, and tables that are booked with a deposit only. */
function bistro(given: Given): Sample {
  const { say, currency } = given
  const allDay = { from: '12:00', to: '22:30' } as const
  const bookings = { slots: [lunch, evening].map((times) => ({ ...times, seats: 24 })), maxPeople: 8 }
  return {
    venues: [
      {
        ...venue(given, {
          takeAway: { slots: [lunch, evening] },
          table: {
            slots: [allDay],
            callReasons: [{ name: say('bill') }],
            tipPercents: [5, 10],
            bills: true,
            fixedCost: { amount: 2, name: say('coverCharge') },
          },
          reservation: { ...bookings, ...depositIn(currency) },
        }),
        tables: ['1', '2', '3', '4', '5', '6'].map((name) => ({ name })),
      },
    ],
    payments: [{ method: 'cash' }, { method: 'card' }],
    menu: courses(given),
  }
}

/** 10, or the least that a card takes; nothing where cards cannot be charged in the currency. */
function depositIn(currency: string) {
  const limits = takesCurrency('card', currency) ? amountLimits('card', currency) : null
  return limits && { deposits: [{ price: Math.max(10, limits.least / 100) }], depositRequired: true }
}

/** Two venues that share a menu. */
function chain(given: Given): Sample {
  const { say, name } = given
  const places = [`${name} ${say('center')}`, `${name} ${say('station')}`]
  return {
    venues: places.map((place) => venue({ ...given, name: place }, { takeAway: { slots: [lunch, evening] } })),
    payments: [{ method: 'cash' }, { method: 'card' }],
    menu: courses(given),
  }
}

/** Stands on one ground, whose orders are collected or brought to a place of it. */
function fair(given: Given): Sample {
  const { say } = given
  const stands = [say('pizzas'), say('drinks')]
  const services: Venue['services'] = { takeAway: { slots: [evening] }, dil: { slots: [evening] } }
  return {
    venues: stands.map((stand) => venue({ ...given, name: stand }, services)),
    servicePoints: [{ name: say('lawn'), venues: stands, deliveryPointLabel: say('tableNumber'), deliveryFee: 1 }],
    payments: [{ method: 'cash' }],
    menu: pizzas(given),
  }
}

export const samples = { pizzeria, bistro, chain, fair } as const
