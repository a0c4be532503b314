import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { getCountries } from '#src/contract/country.ts'

function read<S extends z.ZodMiniType>(codec: S, value: unknown): z.output<S> {
  return z.decode(codec, value as z.input<S>)
}

describe('a billing address', () => {
  const privateAddress = {
    fatturazione_tipo: 'PRIVATO',
    cod_fisc: 'RSSMRA80A01L219X',
    indirizzo: 'Via Po',
    numero: '12',
    localita_citta: 'Torino',
    cap_citta: '10123',
    provincia: 'TO',
    nazione: 'IT',
  }

  test('of a private person has nothing of a company', () => {
    const { address } = read(getBillingAddress.reply, { indirizzo: privateAddress })
    expect(address).toMatchObject({ kind: 'private', taxCode: 'RSSMRA80A01L219X', companyName: null, vatNumber: null })
  })

  test('is none when none is stored', () => {
    expect(read(getBillingAddress.reply, { indirizzo: null })).toEqual({ address: null })
  })

  test('travels with top-level fields, to keep or check', () => {
    const request = read(newBillingAddress.request, { ...privateAddress, f_salva: 1 })
    expect(z.encode(newBillingAddress.request, { ...request, isKept: false })).toEqual({
      ...privateAddress,
      ragione_sociale: null,
      p_iva: null,
      sdi: null,
      pec: null,
      f_salva: 0,
    })
  })

  test('of an unknown kind is never sent', () => {
    expect(
      z.safeDecode(newBillingAddress.request, { ...privateAddress, fatturazione_tipo: 'ENTE' } as never).success,
    ).toBe(false)
  })
})

test('countries are asked for and read by code and name [API-42, BAPI-13]', () => {
  expect(getCountries.path).toBe('/mixed/countries/get')
  expect(z.encode(getCountries.request, {})).toEqual({})
  expect(read(getCountries.reply, { countries: [{ iso: 'IT', traduzione_ll: { nome: 'Italia' } }] })).toEqual({
    countries: [{ code: 'IT', texts: { name: 'Italia' } }],
  })
})
