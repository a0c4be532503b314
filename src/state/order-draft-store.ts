import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { anything, finite, text, textLike, texts, truth, typed, whole, word } from '#src/contract/checked.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import { arrayOf, sameNames } from '#src/contract/field-table.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

import type { CheckoutForm } from './checkout-form.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** When, where and how the diner wants the order: what the wizard asks [WIZ-39]. */
export type OrderOptions = {
  type: OrderType | null
  slotStart: LocalDateTime | null
  slotEnd: LocalDateTime | null
  timetableId: Id<'Timetable'> | null
  menuId: Id<'Menu'> | null
  venueId: Id<'Venue'> | null
  asSoonAsPossible: boolean
  people: number | null
  /** DELIVERY: the zone or the address that was chosen in the wizard. */
  address: OrderAddress | null
  /** DIL; in fairs and districts every type. */
  servicePointId: Id<'ServicePoint'> | null
  /** How the restaurant calls the type at this service point; null = as we do [SHELL-31]. */
  typeLabel: string | null
  /** ORDINA_TAVOLO: the table whose code was read. */
  table: DiningTable | null
}

/** Where the order goes, by its type: an address, a service point or a table. */
export type OrderPlace = Pick<OrderOptions, 'address' | 'servicePointId' | 'table'>

/** The options that every type has; those of one type only where it asks for them. */
export type ChosenOptions = Omit<OrderOptions, OfOneType> & Partial<Pick<OrderOptions, OfOneType>>
type OfOneType = 'address' | 'servicePointId' | 'typeLabel' | 'table'

/** What was decided before the wizard, on the way to a venue; kept when the order is discarded [WIZ-41]. */
export type OrderDefaults = {
  defaultType: OrderType | null
  defaultServicePointId: Id<'ServicePoint'> | null
  defaultAddress: OrderAddress | null
}

export type OrderDraftState = OrderOptions &
  OrderDefaults & {
    /** Moment at which the order must have been placed; ms since 1970, null = no limit yet. */
    timeLimitMs: number | null
    notes: string
    /** Answers to the questions of the checkout, by question id; "1" or "0" for a yes/no. */
    answers: Record<string, string>
    /**
     * The discount code in use, by name; what it takes off is judged by fresh data wherever a total shows [COUP-15].
     */
    codeName: string | null
    /** The rewards in use, in order of choice, each with the cart line it is for [REW-02, REW-12]. */
    rewards: readonly { readonly id: Id<'Reward'>; readonly lineId: number | null }[]
    /** The diner said so for this order, which holds alcohol. */
    isAdult: boolean
    /** What is typed at the checkout, as it is kept: `readCheckoutForm` reads it there. */
    checkoutForm?: unknown
  }

/** A draft whose options are all there: an order is started [WIZ-40]. */
export type StartedDraft = OrderDraftState & {
  type: OrderType
  slotStart: LocalDateTime
  timetableId: Id<'Timetable'>
  menuId: Id<'Menu'>
  venueId: Id<'Venue'>
}

const orderType = z.nullable(word(orderTypes))
const optionalNumber = z.nullable(finite)
const optionalId = optionalNumber
const moment = z.nullable(textLike(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
const optionalText = z.nullable(text)
const address = sameNames({
  zoneMode: word(['manual', 'coordinates']),
  savedAddressId: optionalId,
  deliveryCityId: optionalId,
  deliveryZoneId: optionalId,
  formattedAddress: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
  houseNumber: optionalText,
  isComplete: truth,
  foundCityIds: arrayOf(finite),
  info: z.nullable(texts),
})
const stored = typed<OrderDraftState>(
  sameNames({
    type: orderType,
    slotStart: moment,
    slotEnd: moment,
    timetableId: optionalId,
    menuId: optionalId,
    venueId: optionalId,
    asSoonAsPossible: truth,
    people: z.nullable(whole),
    address: z.nullable(address),
    servicePointId: optionalId,
    typeLabel: optionalText,
    table: z.nullable(sameNames({ id: finite, name: text })),
    defaultType: orderType,
    defaultServicePointId: optionalId,
    defaultAddress: z.nullable(address),
    timeLimitMs: z.nullable(finite),
    notes: text,
    answers: texts,
    codeName: optionalText,
    rewards: arrayOf(sameNames({ id: finite, lineId: z.nullable(whole) })),
    isAdult: truth,
    checkoutForm: anything,
  }),
)

const noOptions: OrderOptions = {
  type: null,
  slotStart: null,
  slotEnd: null,
  timetableId: null,
  menuId: null,
  venueId: null,
  asSoonAsPossible: false,
  people: null,
  address: null,
  servicePointId: null,
  typeLabel: null,
  table: null,
}
const noDefaults: OrderDefaults = { defaultType: null, defaultServicePointId: null, defaultAddress: null }
const nothingTyped = () => ({
  timeLimitMs: null,
  notes: '',
  answers: {},
  codeName: null,
  rewards: [],
  isAdult: false,
  checkoutForm: null,
})

/** True once a type is set and the menu is known [WIZ-40]. */
export function isStarted(draft: Readonly<OrderDraftState>): draft is StartedDraft {
  return draft.type !== null && draft.menuId !== null && draft.menuId > 0 && draft.slotStart !== null
}

export function createOrderDraftStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<OrderDraftState>({ ...noOptions, ...noDefaults, ...nothingTyped() })
  const stop = persist({ storage, name: 'draft', schema: stored, state })
  return {
    state,
    /** Saves the choices of the wizard; what its type does not ask for is empty. A new slot ends the old time limit. */
    choose(options: ChosenOptions) {
      Object.assign(state, noOptions, options, { timeLimitMs: null, defaultType: options.type })
    },
    /** Remembers what was decided on the way to a venue [VENUE-13, VENUE-15, VENUE-43]. */
    setDefaults(defaults: Partial<OrderDefaults>) {
      Object.assign(state, defaults)
    },
    /** Moves the order to another slot of the same day and type [CART-35]. */
    moveTo(slot: Pick<OrderOptions, 'slotStart' | 'slotEnd' | 'timetableId' | 'menuId'>) {
      Object.assign(state, slot)
    },
    setTimeLimit(timeLimitMs: number | null) {
      state.timeLimitMs = timeLimitMs
    },
    setNotes(notes: string) {
      state.notes = notes
    },
    answer(questionId: number, value: string) {
      state.answers[questionId] = value
    },
    /** A code and rewards exclude each other; whoever calls has asked the rules [COUP-11, REW-06]. */
    applySavings({ code, rewards }: Savings) {
      state.codeName = code?.name ?? null
      state.rewards = rewards.map(({ reward, lineId }) => ({ id: reward.id, lineId }))
    },
    confirmAge() {
      state.isAdult = true
    },
    fillInCheckout(form: CheckoutForm) {
      state.checkoutForm = form
    },
    /** Forgets the order but keeps the defaults [WIZ-41]. */
    reset() {
      Object.assign(state, noOptions, nothingTyped())
    },
    stop,
  }
}
