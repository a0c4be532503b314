import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { localDate, localDateTime } from '#src/contract/date-values.ts'
import { exactly, idOrIds } from '#src/contract/request-values.ts'
import {
  cents,
  count,
  flag,
  id,
  idOrAny,
  ids,
  list,
  localTime,
  number,
  oneOf,
  orNull,
  selection,
  text,
} from '#src/contract/values.ts'
import {
  aCount,
  aDate,
  aDateTime,
  aFlag,
  aList,
  aNumber,
  anId,
  anIdOrAny,
  aText,
  aTime,
  orNull as nullOr,
  someCents,
} from '#tests/support/arbitraries/values.ts'

type Codec = z.ZodMiniType<unknown, unknown>
const read = (codec: z.ZodMiniType, value: unknown): unknown => z.decode(codec as Codec, value)
const write = (codec: z.ZodMiniType, value: unknown): unknown => z.encode(codec as Codec, value)
const isRead = (codec: z.ZodMiniType, value: unknown) => z.safeDecode(codec as Codec, value).success

const colour = oneOf({ red: 'ROSSO', green: 'VERDE' })
const sentColour = exactly({ red: 'ROSSO', green: 'VERDE' })
const aColour = fc.constantFrom('red', 'green')

describe('every value', () => {
  test.each<[string, z.ZodMiniType, fc.Arbitrary<unknown>]>([
    ['text', text, aText],
    ['number', number, aNumber],
    ['count', count, aCount],
    ['id', id('Venue'), anId()],
    ['idOrAny', idOrAny('Size'), anIdOrAny()],
    ['ids', ids('Venue'), aList(anId())],
    ['flag', flag, aFlag],
    ['selection', selection, aFlag],
    ['cents', cents, someCents],
    ['localDate', localDate, aDate],
    ['localDateTime', localDateTime, aDateTime],
    ['localTime', localTime, aTime],
    ['oneOf', colour, aColour],
    ['exactly', sentColour, aColour],
    ['orNull', orNull(cents), nullOr(someCents)],
    ['list', list(localTime), aList(aTime)],
  ])('%s reads what it writes, through JSON', (_name, codec, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(read(codec, JSON.parse(JSON.stringify(write(codec, value))))).toEqual(value)
      }),
    )
  })
})

describe('Money', () => {
  test.each([
    ['12.5', 1250],
    [12.5, 1250],
    [0.1, 10],
    ['-1.50', -150],
    [1.005, 101],
    [12.345, 1235],
    [-12.345, -1235],
    [1.0049, 100],
    ['7', 700],
    [0, 0],
  ])('reads %j as %i cents, half away from zero [PRICE-02]', (wire, expected) => {
    expect(read(cents, wire)).toBe(expected)
  })

  test('is sent as a number with at most 2 decimals [PRICE-02]', () => {
    expect(write(cents, 1250)).toBe(12.5)
    fc.assert(
      fc.property(someCents, (value) => {
        expect(String(write(cents, value))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test.each(['12,50', '', ' ', 'twelve', '1e3', '0x10', NaN, Infinity, null, undefined, true, [], {}])(
    'refuses %j',
    (wire) => {
      expect(isRead(cents, wire)).toBe(false)
    },
  )
})

describe('Flag and bool', () => {
  test.each([
    [1, true],
    [0, false],
    [true, true],
    [false, false],
    ['1', true],
    ['0', false],
    [null, false],
    [undefined, false],
  ])('read %j as %j [BCONST-08, API-07]', (wire, expected) => {
    expect(read(flag, wire)).toBe(expected)
    expect(read(selection, wire)).toBe(expected)
  })

  test('are sent as 1 or 0, and true or false [BCONST-08]', () => {
    expect([write(flag, true), write(flag, false)]).toEqual([1, 0])
    expect([write(selection, true), write(selection, false)]).toEqual([true, false])
  })

  test.each([2, -1, 'yes', 'on', [], {}])('refuse %j', (wire) => {
    expect(isRead(flag, wire)).toBe(false)
  })
})

describe('id', () => {
  test.each([
    [7, 7],
    ['7', 7],
  ])('reads %j as %i and is sent as a number', (wire, expected) => {
    expect(read(id('Venue'), wire)).toBe(expected)
    expect(write(id('Venue'), expected)).toBe(expected)
  })

  test.each([0, -1, 1.5, '1.5', '', 'x', null, undefined, true])('refuses %j', (wire) => {
    expect(isRead(id('Venue'), wire)).toBe(false)
  })

  test.each([-1, '-1', null, undefined])('id* reads %j as any, sent as -1', (wire) => {
    expect(read(idOrAny('Size'), wire)).toBe('any')
    expect(write(idOrAny('Size'), 'any')).toBe(-1)
  })

  test('id* reads an id as it is', () => {
    expect(read(idOrAny('Size'), '12')).toBe(12)
  })
})

describe('ids', () => {
  test.each([
    [
      [1, 2],
      [1, 2],
    ],
    [
      ['1', 2],
      [1, 2],
    ],
    ['1,2', [1, 2]],
    [' 1 , 2 ,', [1, 2]],
    ['', []],
    [[], []],
    [null, []],
    [undefined, []],
  ])('read %j as %j', (wire, expected) => {
    expect(read(ids('Venue'), wire)).toEqual(expected)
  })

  test.each(['a,b', ['x'], {}, true])('refuse %j', (wire) => {
    expect(isRead(ids('Venue'), wire)).toBe(false)
  })
})

describe('one id or several', () => {
  test.each([
    [7, 7],
    ['7', [7]],
    ['7,8', [7, 8]],
    [
      ['7', 8],
      [7, 8],
    ],
  ])('read %j as %j', (wire, expected) => {
    expect(read(idOrIds('DeliveryCity'), wire)).toEqual(expected)
  })

  test.each(['a,b', '__proto__', ['x'], {}, true])('refuse %j without throwing', (wire) => {
    expect(isRead(idOrIds('DeliveryCity'), wire)).toBe(false)
  })
})

describe('numbers', () => {
  test.each([
    [45.07, 45.07],
    ['45.07', 45.07],
    ['-3', -3],
  ])('read %j as %d', (wire, expected) => {
    expect(read(number, wire)).toBe(expected)
  })

  test('that count are whole', () => {
    expect(read(count, '12')).toBe(12)
    expect(isRead(count, 1.5)).toBe(false)
    expect(isRead(count, '1.5')).toBe(false)
  })
})

describe('dates and times', () => {
  test.each([
    [localDate, '2025-05-31', '2025-05-31'],
    [localDate, '2025-05-31 20:00:00', '2025-05-31'],
    [localDateTime, '2025-05-31 20:00:00', '2025-05-31 20:00:00'],
    [localDateTime, '2025-05-31', '2025-05-31 00:00:00'],
    [localTime, '20:00', '20:00'],
    [localTime, '20:00:30', '20:00'],
  ] as const)('%# reads %j as %j [I18N-09]', (codec, wire, expected) => {
    expect(read(codec, wire)).toBe(expected)
  })

  test.each([
    [localDate, '31/05/2025'],
    [localDate, '2025-13-01'],
    [localDate, '2025-05-32'],
    [localDateTime, '2025-05-31 24:00:00'],
    [localDateTime, '20:00'],
    [localTime, '24:00'],
    [localTime, '8:00'],
    [localTime, 800],
  ] as const)('%# refuses %j', (codec, wire) => {
    expect(isRead(codec, wire)).toBe(false)
  })
})

describe('null and absent', () => {
  test('are both null for T?, written as null', () => {
    expect(read(orNull(text), null)).toBeNull()
    expect(read(orNull(text), undefined)).toBeNull()
    expect(write(orNull(text), null)).toBeNull()
  })

  test('are both the empty list for T[], written as []', () => {
    expect(read(list(text), null)).toEqual([])
    expect(read(list(text), undefined)).toEqual([])
    expect(write(list(text), [])).toEqual([])
  })
})

describe('enums', () => {
  test('read an unknown value as other, which is never sent', () => {
    expect(read(colour, 'GIALLO')).toBe('other')
    expect(() => write(colour, 'other')).toThrow('"other" has no name on the wire')
  })

  test('are exact where we read what was sent', () => {
    expect(isRead(sentColour, 'GIALLO')).toBe(false)
    expect(isRead(colour, 5)).toBe(false)
  })

  test('do not take the words of the language for values', () => {
    for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(read(colour, word)).toBe('other')
      expect(isRead(sentColour, word)).toBe(false)
      expect(() => write(sentColour, word)).toThrow(/expected a known word|no name on the wire/)
    }
  })
})
