import { beforeAll, beforeEach, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { noon } from '#tests/server/support/diner.ts'
import { faultLines, rightValue } from '#tests/server/support/file-faults.ts'
import { shownDocuments } from '#tests/server/support/legal-restaurant.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let file: WrittenFile
let times = 0
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(() => {
  times += 1
  const made = newRestaurant({ name: `Bistro Lune ${times}`, country: 'FR', like: 'bistro' })
  if (!made.ok) throw new Error(made.refusal.join('\n'))
  file = made.value
})

async function imported(legal?: unknown) {
  const read = checkRestaurantFile({ ...file, ...(legal !== undefined && { legal }) })
  return rightValue(await importRestaurant(service.db, rightValue(read)))
}

const own = {
  privacy: { sections: [{ heading: { fr: 'Vos données', en: 'Your data' }, text: 'Une ligne\nUne autre' }] },
  terms: { address: { fr: 'https://lune.example/cgv', en: 'https://lune.example/terms' } },
}

test('a file that says nothing means the templates [LEGAL-01, LEGAL-03]', async () => {
  const { id } = await imported()
  const terms = await (await service.fetch((await shownDocuments(service, id)).f_termini ?? '')).text()
  expect(terms).toContain('The law of the country of the restaurant applies (France).')
  expect(terms).toContain(`Bistro Lune ${times}`)
})

test('a file gives text and address, its export the same [LEGAL-01]', async () => {
  const { id } = await imported(own)
  expect(await shownDocuments(service, id)).toEqual({
    f_privacy: `https://service.example/documents/${id}/en/privacy/1`,
    f_termini: 'https://lune.example/terms',
  })
  expect((await exportRestaurant(service.db, id))?.legal).toEqual(own)
  expect((await imported(own)).differences).toEqual({ changes: [], missing: [] })
})

test('a document that is left out is the template again [LEGAL-01]', async () => {
  const { id } = await imported(own)
  const { differences } = await imported({ terms: own.terms })
  expect(differences.missing).toEqual([])
  expect((await exportRestaurant(service.db, id))?.legal).toEqual({ terms: own.terms })
  expect((await shownDocuments(service, id)).f_privacy).toMatch(/privacy\/1$/)
})

test.each([
  [{ terms: {} }, 'legal.terms'],
  [{ terms: { address: 'http://lune.example' } }, 'legal.terms.address'],
  [{ terms: { address: 'javascript:alert(1)' } }, 'legal.terms.address'],
  [{ terms: { address: {} } }, 'legal.terms.address'],
  [{ terms: { sections: [] } }, 'legal.terms.sections'],
  [{ terms: { sections: [{ heading: 'x' }] } }, String.raw`legal.terms.sections\[0\].text`],
  [{ terms: { ...own.terms, ...own.privacy } }, 'legal.terms'],
  [{ imprint: own.terms }, 'legal'],
])('%j is refused by its place [FILE-02, LEGAL-01]', (legal, place) => {
  const read = checkRestaurantFile({ ...file, legal })
  expect(faultLines(read)).toEqual([expect.stringMatching(new RegExp(`^${place}: .+\\.$`))])
})
