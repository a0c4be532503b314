import { describe, expect, test } from 'vitest'

import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { suggestedAddress, zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { addToCart, clearCart } from '#src/domain/cart/change-cart.ts'
import { createCartStore } from '#src/state/cart-store.ts'
import { createStores } from '#src/state/create-stores.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createLanguageStore } from '#src/state/language-store.ts'
import { createOrderDraftStore, isStarted } from '#src/state/order-draft-store.ts'
import { createSessionStore } from '#src/state/session-store.ts'
import { aGeocodeResult } from '#tests/support/address-builders.ts'
import { aLine, id, moment } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const hour = 60 * 60 * 1000
const venueId = 11 as Id<'Venue'>

describe('cart store', () => {
  test('survives a reload within twelve hours, not longer [PERSIST-01, CART-16]', () => {
    const { storage } = createMemoryStorage()
    const first = createCartStore({ storage, now: () => 0 })
    first.change(addToCart, aLine({ quantity: 2 }))
    first.stop()
    expect(createCartStore({ storage, now: () => 11 * hour }).state.cart.lines).toHaveLength(1)
    expect(createCartStore({ storage, now: () => 13 * hour }).state.cart.lines).toHaveLength(0)
  })

  test('drops broken stored data [PERSIST-03]', () => {
    const { storage } = createMemoryStorage()
    storage.write('cart', { cart: { lines: [{ quantity: 'two' }], counter: 1 }, savedAtMs: 0 })
    expect(createCartStore({ storage, now: () => 0 }).state.cart.lines).toEqual([])
  })

  test('follows the other tab', () => {
    const { storage, secondTab } = createMemoryStorage()
    const here = createCartStore({ storage, now: () => 0 })
    const there = createCartStore({ storage: secondTab(), now: () => 0 })
    there.change(addToCart, aLine({ quantity: 3 }))
    expect(here.state.cart.lines[0]?.quantity).toBe(3)
    here.change(clearCart)
    expect(there.state.cart.lines).toEqual([])
  })

  test('hands each change to the other widget once', () => {
    const { storage, secondTab } = createMemoryStorage()
    let nowMs = 5
    const here = createCartStore({ storage, now: () => nowMs })
    const other = secondTab()
    const there = createCartStore({ storage: other, now: () => nowMs })
    let told = 0
    other.onOutsideChange(() => (told += 1))
    for (nowMs of [10, 30 * hour]) {
      there.change(addToCart, aLine({ quantity: 3 }))
      expect(here.state).toEqual(there.state)
    }
    expect(here.state.cart.lines[0]?.quantity).toBe(6)
    // Nothing comes back from the one that only listens.
    expect(told).toBe(0)
  })

  test('never reuses a line number, even when emptied [CART-10]', () => {
    const { storage } = createMemoryStorage()
    const store = createCartStore({ storage, now: () => 0 })
    store.change(addToCart, aLine({}))
    store.change(clearCart)
    store.change(addToCart, aLine({}))
    expect(store.state.cart.lines[0]?.lineId).toBe(2)
  })
})

describe('session store', () => {
  test('makes a device id kept across logout and reload [PERSIST-06]', () => {
    const { storage } = createMemoryStorage()
    const session = createSessionStore({ storage })
    const { deviceId } = session.state
    expect(deviceId).toMatch(/^web-[A-Za-z0-9]{11}$/)
    session.signIn('key', 'anna@example.com')
    session.signOut()
    expect(createSessionStore({ storage }).state.deviceId).toBe(deviceId)
  })

  test('is signed in only with e-mail and api key [ACCT-01, BCONST-10]', () => {
    const session = createSessionStore({ storage: createMemoryStorage().storage })
    expect(session.state.customer).toBeNull()
    session.signIn('key', 'anna@example.com')
    expect(session.state.customer).toEqual({ apiKey: 'key', email: 'anna@example.com' })
  })

  test.each([
    ['an e-mail without api key', { apiKey: null, email: 'anna@example.com' }],
    ['an api key without e-mail', { apiKey: 'key', email: null }],
  ])('counts %s as a guest [ACCT-01, BCONST-10]', (_which, half) => {
    const { storage } = createMemoryStorage()
    storage.write('session', { customer: half })
    expect(createSessionStore({ storage }).state.customer).toBeNull()
  })
})

describe('a shape of an earlier version', () => {
  test('keeps old values and starts new ones [PERSIST-01, PERSIST-03]', () => {
    const { storage } = createMemoryStorage()
    const customer = { apiKey: 'k_1', email: 'anna@example.com' }
    storage.write('session', { customer, deviceId: 'web-0123456789a' })
    expect(createSessionStore({ storage }).state).toEqual({
      customer,
      language: null,
      deviceId: 'web-0123456789a',
    })
    storage.write('draft', { type: 'takeAway', venueId: 11 })
    expect(createOrderDraftStore({ storage }).state).toMatchObject({
      type: 'takeAway',
      venueId: 11,
      people: null,
      notes: '',
    })
  })

  test.each([
    ['text', 'k_1'],
    ['a list', [1]],
    ['nothing', null],
  ])('is dropped when it is %s', (_what, value) => {
    const { storage } = createMemoryStorage()
    storage.write('session', value)
    expect(createSessionStore({ storage }).state.customer).toBeNull()
  })
})

describe('order draft store', () => {
  const options = {
    type: 'takeAway',
    slotStart: '2026-11-20 19:30:00' as LocalDateTime,
    slotEnd: null,
    timetableId: 1 as Id<'Timetable'>,
    menuId: 41 as Id<'Menu'>,
    venueId,
    asSoonAsPossible: false,
    people: null,
  } as const

  test('is started once a type and a menu are chosen [WIZ-40]', () => {
    const draft = createOrderDraftStore({ storage: createMemoryStorage().storage })
    expect(isStarted(draft.state)).toBe(false)
    draft.choose(options)
    expect(isStarted(draft.state)).toBe(true)
  })

  test('forgets the order on reset but keeps the default type [WIZ-41]', () => {
    const draft = createOrderDraftStore({ storage: createMemoryStorage().storage })
    draft.choose(options)
    draft.setNotes('Ring twice')
    draft.setTimeLimit(5)
    draft.reset()
    expect(draft.state).toMatchObject({
      type: null,
      menuId: null,
      notes: '',
      timeLimitMs: null,
      defaultType: 'takeAway',
    })
  })

  test('shares no answer with other orders or widgets', () => {
    const draft = createOrderDraftStore({ storage: createMemoryStorage().storage })
    draft.answer(1, 'Anna')
    expect(createOrderDraftStore({ storage: createMemoryStorage().storage }).state.answers).toEqual({})
    draft.reset()
    expect(draft.state.answers).toEqual({})
  })

  test('survives a reload [CART-16, PERSIST-01]', () => {
    const { storage } = createMemoryStorage()
    createOrderDraftStore({ storage }).choose(options)
    expect(createOrderDraftStore({ storage }).state).toMatchObject(options)
  })

  test('keeps the wizard’s choices and limit after a reload [WIZ-39, WIZ-41]', () => {
    const { storage } = createMemoryStorage()
    const everything = {
      ...options,
      slotEnd: moment('2026-11-20 19:45:00'),
      asSoonAsPossible: true,
      people: 4,
      address: suggestedAddress(aGeocodeResult(), '12', { areas: [], venueIds: [], type: 'delivery' }),
      servicePointId: id<'ServicePoint'>(401),
      typeLabel: 'On the lawn',
      table: { id: id<'Table'>(4), name: '4', code: 'stella-4-b4Tn' },
    }
    const defaults = {
      defaultType: 'dil',
      defaultServicePointId: id<'ServicePoint'>(402),
      defaultAddress: zoneAddress({ id: id(201) }, { id: id(1) }),
    } as const
    const draft = createOrderDraftStore({ storage })
    draft.choose(everything)
    draft.setDefaults(defaults)
    draft.setTimeLimit(1_000)
    const later = createOrderDraftStore({ storage })
    expect(later.state).toMatchObject({ ...everything, ...defaults, timeLimitMs: 1_000 })
    later.reset()
    expect(later.state).toMatchObject({ ...defaults, type: null, address: null, servicePointId: null, table: null })
  })
})

describe('journal store', () => {
  test('keeps an unchanged draft’s key after a lost reply', () => {
    const { storage } = createMemoryStorage()
    const journal = createJournalStore({ storage })
    const key = journal.begin('draft A', venueId)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(createJournalStore({ storage }).begin('draft A', venueId)).toBe(key)
    expect(journal.begin('draft B', venueId)).not.toBe(key)
  })

  test('makes a new key for an equal later order', () => {
    const journal = createJournalStore({ storage: createMemoryStorage().storage })
    const key = journal.begin('draft', venueId)
    journal.placed(7 as Id<'Order'>, null)
    expect(journal.begin('draft', venueId)).not.toBe(key)
  })
})

describe('stores', () => {
  test('make a lazy store once, end it with others', () => {
    const { storage } = createMemoryStorage()
    const stores = createStores({ storage, now: () => 0, languageSources: () => ({ browser: [] }) })
    const journal = stores.of(createJournalStore)
    expect(stores.of(createJournalStore)).toBe(journal)
    stores.stop()
    journal.begin('draft', venueId)
    expect(createJournalStore({ storage }).state.entry).toBeNull()
  })
})

describe('language store', () => {
  const opened = (storage: ReturnType<typeof createMemoryStorage>['storage'], ...wishes: string[]) =>
    createLanguageStore({ storage, sources: () => ({ browser: wishes }) })

  test('starts with the first wish having texts, else English [I18N-03]', () => {
    const { storage } = createMemoryStorage()
    expect(opened(storage, 'xx').state.current).toBe('en')
    expect(opened(storage, '', 'de-AT').state.current).toBe('de')
  })

  test('keeps a choice for the next visit, nothing else [I18N-05]', () => {
    const { storage } = createMemoryStorage()
    const store = opened(storage, 'de')
    store.show('it')
    expect(store.state.current).toBe('it')
    expect(opened(storage, 'fr').state.current).toBe('fr')
    store.choose('it')
    expect(opened(storage, 'fr').state.current).toBe('it')
  })

  test('remembers what the restaurant speaks [I18N-05]', () => {
    const { storage } = createMemoryStorage()
    const store = opened(storage, 'fr')
    expect(store.preferredOf(['it', 'de', 'pt'])).toBe('it')
    expect(opened(storage, 'fr').state.current).toBe('it')
    expect(opened(storage, 'fr', 'de').state.current).toBe('de')
    store.choose('fr')
    expect(opened(storage, 'de').state.current).toBe('de')
  })

  test('drops a language stored without a choice [I18N-05]', () => {
    const { storage } = createMemoryStorage(new Map([['language', '{"current":"de","isSettled":true}']]))
    expect(opened(storage, 'it').state.current).toBe('it')
  })
})
