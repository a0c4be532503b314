import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { dishParts, menuParts, restaurantParts, savingsParts, venueParts } from '#desk/contract/set-up/file-parts.ts'
import { auditFieldName, isNamedField } from '#server/staff/audit-field-names.ts'

describe('fields of the parts of a file', () => {
  test('each have a name in words [ORD-102]', () => {
    const names = [restaurantParts, savingsParts, venueParts, menuParts, dishParts]
      .flatMap((parts) => Object.values<z.ZodMiniType>(parts))
      .flatMap((part) => namesOfProperties(z.toJSONSchema(part)))
    expect(new Set(names).size).toBeGreaterThan(150)
    expect(names.filter((name) => name !== 'id' && !isNamedField(name))).toEqual([])
  })

  test.each([
    ['names.en', 'it', 'Nome · English'],
    ['venue', 'de', 'Standort'],
    ['hours.3', 'de', 'Öffnungszeiten 3'],
    ['3', 'fr', 'Mercredi'],
    ['menuIds.2', 'es', 'Carta 2'],
    ['orderTypes.takeAway', 'en', 'For orders · Take-away'],
    ['courier.name', 'de', 'Kurier · Name'],
    ['isOverThere', 'en', 'Is over there'],
  ] as const)('such as %s are called in words, %s [ORD-102]', (name, language, said) => {
    expect(auditFieldName(name, language)).toBe(said)
  })
})

/** The names of all properties in a JSON Schema. */
function namesOfProperties(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => [
    ...(name === 'properties' ? Object.keys(value as object) : []),
    ...namesOfProperties(value),
  ])
}
