import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { anything, finite, text, textLike, texts, bool, whole, word } from '#src/contract/checked.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

import type { CheckoutForm } from './checkout-form.ts'
import type { GroupMembership } from './group-membership.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** Order options that the wizard asks for: when, where and how [WIZ-39]. */
export type OrderOptions = {
  type: OrderType | null
  slotStart: LocalDateTime | null
  slotEnd: LocalDateTime | null
  timetableId: Id<'Timetable'> | null
  menuId: Id<'Menu'> | null
  venueId: Id<'Venue'> | null
  asSoonAsPossible: boolean
  people: number | null
  /** DELIVERY: the zone or address chosen in the wizard. */
  address: OrderAddress | null
  /** Set for DIL; in fair and district mode for every type. */
  servicePointId: Id<'ServicePoint'> | null
  /** The restaurant's name of the order type at this service point; null = our own name [SHELL-31]. */
  typeLabel: string | null
  /** ORDINA_TAVOLO: the table of the scanned code. */
  table: SeatedTable | null
}

/** Where the order goes, by its type: an address, a service point or a table. */
export type OrderPlace = Pick<OrderOptions, 'address' | 'servicePointId' | 'table'>

/** Options as the wizard passes them: those that belong to one type may be left out. */
export type ChosenOptions = Omit<OrderOptions, OfOneType> & Partial<Pick<OrderOptions, OfOneType>>
type OfOneType = 'address' | 'servicePointId' | 'typeLabel' | 'table'

/** Decided before the wizard, in the venue choice; stays when the order is discarded [WIZ-41]. */
export type OrderDefaults = {
  defaultType: OrderType | null
  defaultServicePointId: Id<'ServicePoint'> | null
  defaultAddress: OrderAddress | null
}

/** A reward in use, with the cart line it is for [REW-12]. */
type DraftReward = { readonly id: Id<'Reward'>; readonly lineId: number | null }

export type OrderDraftState = OrderOptions &
  OrderDefaults & {
    /** The order must be placed by then; ms since 1970, null = no limit yet. */
    timeLimitMs: number | null
    notes: string
    /** Answers to the questions of the checkout, by question id; "1" or "0" for a yes/no. */
    answers: Record<string, string>
    /** Name of the discount code in use; its amount is computed from fresh data wherever a total shows [COUP-15]. */
    codeName: string | null
    /** The rewards in use, in order of choice [REW-02]. */
    rewards: readonly DraftReward[]
    /** The diner has confirmed their age for this order, which contains alcohol. */
    isAdult: boolean
    /** The group order that this phone takes part in. */
    group: GroupMembership | null
    /** Input of the checkout as stored; read it with `readCheckoutForm`. */
    checkoutForm?: unknown
  }

/** A draft with all options: the order is started [WIZ-40]. */
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
const address = storedObject<OrderAddress, 'info'>({
  zoneMode: word(['manual', 'coordinates']),
  savedAddressId: optionalId,
  deliveryCityId: optionalId,
  deliveryZoneId: optionalId,
  formattedAddress: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
  houseNumber: optionalText,
  isComplete: bool,
  foundCityIds: arrayOf(finite),
  info: z.nullable(texts),
})
const stored = storedObject<OrderDraftState, 'group'>({
  type: orderType,
  slotStart: moment,
  slotEnd: moment,
  timetableId: optionalId,
  menuId: optionalId,
  venueId: optionalId,
  asSoonAsPossible: bool,
  people: z.nullable(whole),
  address: z.nullable(address),
  servicePointId: optionalId,
  typeLabel: optionalText,
  table: z.nullable(storedObject<SeatedTable>({ id: finite, name: text, code: text })),
  defaultType: orderType,
  defaultServicePointId: optionalId,
  defaultAddress: z.nullable(address),
  timeLimitMs: z.nullable(finite),
  notes: text,
  answers: texts,
  codeName: optionalText,
  rewards: arrayOf(storedObject<DraftReward>({ id: finite, lineId: z.nullable(whole) })),
  isAdult: bool,
  // Checked where it is followed (`isMembership`), whose code comes only then.
  group: anything,
  checkoutForm: anything,
})

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
  group: null,
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
    /** Saves the choices of the wizard and clears those of other types. A new slot removes the time limit. */
    choose(options: ChosenOptions) {
      Object.assign(state, noOptions, options, { timeLimitMs: null, defaultType: options.type })
    },
    /** Stores what was decided in the venue choice [VENUE-13, VENUE-15, VENUE-43]. */
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
    /** Sets code and rewards. They exclude each other, which the caller has checked [COUP-11, REW-06]. */
    applySavings({ code, rewards }: Savings) {
      state.codeName = code?.name ?? null
      state.rewards = rewards.map(({ reward, lineId }) => ({ id: reward.id, lineId }))
    },
    confirmAge() {
      state.isAdult = true
    },
    /** Begins, changes or ends the place in a group order. */
    setGroup(group: GroupMembership | null) {
      state.group = group
    },
    fillInCheckout(form: CheckoutForm) {
      state.checkoutForm = form
    },
    /** Clears the order but keeps the defaults [WIZ-41]. */
    reset() {
      Object.assign(state, noOptions, nothingTyped())
    },
    stop,
  }
}
