import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ApiError } from '#src/api/api-error.ts'
import { toJson, toSortedJson } from '#src/browser/json.ts'
import { charactersOf, listOf, sumOf } from '#src/browser/lists.ts'
import { unusableBuiltins } from '#src/browser/unusable-builtins.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { flag } from '#src/contract/values.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { foldText } from '#src/domain/menu/normal-words.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'
import { openState } from '#src/domain/venues/open-state.ts'
import { withOwnReduce } from '#src/i18n/own-reduce.ts'
import { systemClock } from '#src/integrations/clock.ts'
import { newIdempotencyKey } from '#src/state/new-idempotency-key.ts'
import { createSessionStore } from '#src/state/session-store.ts'
import { aVenue, moment, time } from '#tests/support/builders.ts'

import { replace, replacements, unusable } from './old-builtins.ts'

const data = { b: [1, [], { c: 'è "x"' }, null], a: undefined, n: NaN, t: true }
// Friday.
const shift = { weekday: 5, shift: 'F1', from: time('12:00'), to: time('15:00') }
const storage = { read: () => undefined, write() {}, remove() {}, onOutsideChange: () => () => {} }
const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** What the widget makes of builtins, as data. */
function answers() {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale: 'en', messages: withOwnReduce({ total: ['Total: ', ['sum'], '.'] }) })
  return {
    lists: [listOf(3, (index) => index * 2), sumOf(new Set([1, 2, 3]), (one) => one), charactersOf('a🍕b')].map(String),
    json: [toJson(data), toSortedJson(data), toJson('x'), toJson([undefined])],
    codecs: [safeDecode(flag, 'T'), safeDecode(flag, 'perhaps').error?.issues.length],
    failure: new ApiError('/x', { kind: 'malformed', issues: [] }).name,
    server: [plainText('Salt &amp; <b>pepper</b><br>to taste'), foldText('Gruyère')],
    time: [
      instantOf(moment('2026-11-20 12:00:00'), 'Europe/Rome'),
      addDays(dateOf(moment('2026-11-30 10:00:00')), 1),
      typeof systemClock.now(),
    ],
    text: i18n._('total', { sum: '3 €' }),
    open: openState(aVenue({ openingHours: [shift] }), [], moment('2026-11-20 11:59:00')),
  }
}

describe('builtins', () => {
  const clean = answers()

  test('write JSON as the browser does', () => {
    const list = [toJson(data), toJson('x'), toJson([undefined])]
    expect(list).toEqual([JSON.stringify(data), JSON.stringify('x'), '[null]'])
    expect(toSortedJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}')
    expect([clean.text, clean.open]).toEqual(['Total: 3 €.', { isOpen: false, opensAt: '2026-11-20 12:00:00' }])
  })

  describe.each(replacements)('$name of $library', (replaced) => {
    let undo = () => {}
    beforeEach(() => {
      undo = replace(replaced)
    })
    afterEach(() => undo())

    test('changes nothing of lists, JSON, codecs, failures, texts and times', () => {
      const here = answers()
      undo()
      expect(here).toEqual(clean)
    })

    test('is nothing the widget cannot do without', () => {
      const names = unusableBuiltins()
      undo()
      expect(names).toEqual([])
    })

    test('changes nothing of keys', () => {
      const keys = [newIdempotencyKey(), newIdempotencyKey()]
      const { deviceId } = createSessionStore({ storage }).state
      undo()
      expect(keys[0]).toMatch(version4)
      expect(keys[0]).not.toBe(keys[1])
      expect(deviceId).toMatch(/^web-[A-Za-z0-9]{11}$/)
    })
  })

  test.each([
    undefined,
    () => '17921280155913232377025525421917318741109',
    () => 'AAAAAAAA-0000-0000-0000-000000000000',
  ])('make a UUID when crypto.randomUUID is %s', (randomUUID) => {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    const key = newIdempotencyKey()
    Reflect.deleteProperty(crypto, 'randomUUID')
    expect(key).toMatch(version4)
  })
})

describe('unusableBuiltins', () => {
  test('names nothing in a browser as it is', () => {
    expect(unusableBuiltins()).toEqual([])
  })

  test.each(unusable)('names $called when the page has replaced it', (replaced) => {
    const undo = replace(replaced)
    const names = unusableBuiltins()
    undo()
    expect(names).toEqual([replaced.called])
  })
})
