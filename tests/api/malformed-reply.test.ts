import { describe, expect, test } from 'vitest'

import { createApiClient } from '#src/api/create-api-client.ts'
import { getCategories } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'

/** The lines that are logged when the service answers a call with this body. */
async function linesOf(answers: readonly string[]) {
  const lines: string[] = []
  const left = [...answers]
  const client = createApiClient({
    host: 'https://api.test',
    restaurantId: id(7),
    language: () => 'it',
    credentials: () => null,
    onSessionEnd: () => {},
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
    onMalformed: (line) => void lines.push(line),
    fetch: async () => new Response(left.shift()),
  })
  const menu = { menuId: 41 as Id<'Menu'>, venueId: 11 as Id<'Venue'> }
  for (const _ of answers) await client.call(getCategories, menu).catch(() => null)
  return lines
}

const reply = (data: unknown) => JSON.stringify({ success: true, data, messages: [] })
const category = { id: 3, alias: 'Pizze', descrizione: '' }
const categories = (...broken: object[]) => reply({ categorie_prodotti_lista: [category, ...broken] })

describe('a malformed reply is logged', () => {
  test.each([
    ['another type', { ...category, id: {} }, 'id: expected a number, or one as text; got an object'],
    ['a number out of range', { ...category, id: -2 }, 'id: expected an id; got -2'],
    ['true', { ...category, alias: true }, 'alias: expected text; got true'],
    ['what is absent', { id: 3, descrizione: '' }, 'alias: expected text; got nothing'],
    ['a list', { ...category, alias: [] }, 'alias: expected text; got a list'],
  ])('with call, field, what was expected and got: %s', async (_what, broken, line) => {
    const path = '/restaurant/get_categories_list: categorie_prodotti_lista[1]'
    expect(await linesOf([categories(broken)])).toEqual([`${path}.${line}`])
  })

  test('without the text that came: it may be personal', async () => {
    const lines = await linesOf([categories({ ...category, id: 'anna@example.com' })])
    expect(lines).toEqual([expect.stringMatching(/got text$/)])
  })

  test('when it is no reply at all', async () => {
    const expected = '/restaurant/get_categories_list: expected an object with success, data and messages'
    expect(await linesOf(['<html>', '[]'])).toEqual([`${expected}; got no JSON`, `${expected}; got a list`])
  })

  test('once, however often it comes', async () => {
    const answer = categories({ ...category, id: 0 })
    expect(await linesOf([answer, answer])).toHaveLength(1)
  })

  test('with ten fields at most', async () => {
    const lines = await linesOf([categories(...Array.from({ length: 13 }, () => ({ ...category, id: 0 })))])
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('/restaurant/get_categories_list: 3 more')
  })
})
