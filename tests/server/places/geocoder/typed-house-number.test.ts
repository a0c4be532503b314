import { expect, test } from 'vitest'

import { typedHouseNumber } from '#server/places/geocoder/typed-house-number.ts'

test.each([
  ['behind the street', 'via po 12, torino', 'Via Po', '12'],
  ['behind the street alone', 'Via Po 12', 'Via Po', '12'],
  ['with a letter', 'via po 12b, torino', 'Via Po', '12B'],
  ['with a letter apart', 'via po 12 / b, torino', 'Via Po', '12/B'],
  ['with a second number', 'Torstraße 1/20, Berlin', 'Torstraße', '1/20'],
  ['before the street', '12 rue de Rivoli, 75004 Paris', 'Rue de Rivoli', '12'],
  ['behind a name with a number', 'Via 20 Settembre 7, Bologna', 'Via 20 Settembre', '7'],
  ['not in the name of the street', 'via 20 settembre, bologna', 'Via 20 Settembre', null],
  ['not at the end of a name', 'Strada Provinciale 12, Moncalieri', 'Strada Provinciale 12', null],
  ['not in the middle', 'via 20 settembre bologna', 'Via XX Settembre', null],
  ['not as a postcode', 'via po, 10123 torino', 'Via Po', null],
  ['not as a postcode without comma', 'via po 10123', 'Via Po', null],
  ['not without one', 'via po', 'Via Po', null],
])('the house number is read %s [VENUE-24]', (_case, text, street, houseNumber) => {
  expect(typedHouseNumber(text, street)).toBe(houseNumber)
})
