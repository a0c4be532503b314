import { beforeAll, describe, expect, test } from 'vitest'

import { unpayableText } from '#server/payments/unpayable-modes.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import type { Language } from '#src/options/languages.ts'
import { languages } from '#src/options/languages.ts'
import { deskTexts } from '#tests/server/support/desk-texts.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** A photo by its name, and what is wrong with it. */
const photoFault = '{photo}: {fault}'
/** Words that another language has in common with English. */
const sameOnPurpose: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  it: ['menu', 'Logo', photoFault],
  de: ['Name', 'Code', 'Gluten', 'Website', 'Logo', 'Text', photoFault],
  fr: [
    'Code',
    'Description',
    'Menu',
    'Menus',
    'Questions',
    'Province',
    'Latitude',
    'Longitude',
    'Tables',
    'Message',
    'Logo',
    'Date',
    'Photos',
    'Photo',
    'Minutes',
    'Points',
    'Gluten',
    'Lupin',
    'menu',
    'table',
    'question',
    'promotion',
  ],
  es: ['Alcohol', 'Gluten', photoFault],
}
const others = languages.filter((language) => language !== 'en')
test.each(others)('every text of the desk is written in %s', (language) => {
  const known = new Set(sameOnPurpose[language])
  const english = deskTexts.filter(([, texts]) => texts[language] === texts.en && !known.has(texts.en ?? ''))
  expect(english).toEqual([])
})

const wrongCodes = [
  { name: 'A', percent: 101, from: '2026-12-24', reservedFor: ['x'] },
  { name: 'FREE', amount: 0, from: '2026-12-24', to: '2026-12-23', services: [] },
  { name: 'FREE', amount: 5 },
]

describe('a refusal in the language of the desk', () => {
  test('is given for discount codes', async () => {
    const faultsIn = async (language: Language) =>
      refused(await deskOf(service, 2, language).savePart('savings/set-up/codes', { codes: wrongCodes }))
    expect(await leftInEnglish(faultsIn)).toEqual([])
  })

  test('is given for a photo', async () => {
    const pictures = [Buffer.from('x').toString('base64'), Buffer.from('x').toString('base64')]
    const faultsIn = async (language: Language) =>
      refused(await deskOf(service, 2, language).post('photos', { pictures }))
    expect(await leftInEnglish(faultsIn)).toEqual([])
  })

  test('is given for settings', async () => {
    const typed = { accessibilityStatement: 'ftp://stella.example' }
    const ofRestaurant = async (language: Language) =>
      refused(await deskOf(service, 2, language).savePart('set-up/settings', typed))
    expect(await leftInEnglish(ofRestaurant)).toEqual([])
    const wrong = { remindAfterMinutes: [0, 1, 2, 3, 4, 5, 6], refuseAfterMinutes: 0, externalReservationUrl: 'x' }
    const ofVenue = async (language: Language) =>
      refused(await deskOf(service, 2, language).savePart('venues/21/set-up/rules', wrong))
    expect(await leftInEnglish(ofVenue)).toEqual([])
  })

  test('is given for ways to order', async () => {
    const services = {
      takeAway: { slots: [{ from: '20:00', to: '19:00', lead: 99_999 }], tipPercents: [1, 2, 3, 4, 5] },
      reservation: { maxPeople: 0, depositRequired: true, stays: [{ upTo: 2, minutes: 1 }] },
      table: { callReasons: Array.from({ length: 9 }, () => ({ name: { en: 'High chair' } })) },
    }
    const faultsIn = async (language: Language) =>
      refused(await deskOf(service, 2, language).savePart('venues/21/set-up/services', { services }))
    expect(await leftInEnglish(faultsIn)).toEqual([])
  })

  test('is given for a product without its last size', async () => {
    const { product, withdrawn } = await sizesOf(service)
    const faultsIn = async (language: Language) =>
      refused(await deskOf(service, 2, language).savePart(`products/${product}/set-up/dish`, withdrawn))
    expect(await leftInEnglish(faultsIn)).toEqual([])
  })
})

test.each(['currency', 'account'] as const)('a warning about payments is said in five languages: %s', (reason) => {
  const found = { restaurantId: id<'Restaurant'>(2), venueId: id<'Venue'>(21), currency: 'CHF' }
  const said = languages.map((language) => unpayableText({ ...found, mode: 'card', reason }, language))
  expect(new Set(said).size).toBe(languages.length)
})

async function refused(reply: Response): Promise<Readonly<Record<string, string>>> {
  const { faults = {} } = (await reply.json()) as { faults?: Readonly<Record<string, string>> }
  return faults
}

/** The fields that are refused in English and in another language with the same sentence, or not at all. */
async function leftInEnglish(faultsIn: (language: Language) => Promise<Readonly<Record<string, string>>>) {
  const english = Object.entries(await faultsIn('en'))
  if (english.length === 0) return ['nothing is refused']
  const left: string[] = []
  for (const language of others) {
    const faults = await faultsIn(language)
    left.push(
      ...english.flatMap(([name, fault]) =>
        faults[name] === undefined || faults[name] === fault ? [`${language} ${name}: ${fault}`] : [],
      ),
    )
  }
  return left
}

/** A product of restaurant 2 that has sizes, and all of them withdrawn. */
async function sizesOf(at: TestService) {
  const file = await exportRestaurant(at.db, id<'Restaurant'>(2))
  const sold = file?.menu.products.find(({ sizes }) => sizes !== undefined)
  if (!sold?.sizes) throw new Error('No product of restaurant 2 has sizes.')
  return { product: sold.id, withdrawn: { sizes: sold.sizes.map((size) => ({ ...size, isWithdrawn: true })) } }
}

test('calls of tables name their reason in its language', async () => {
  await clientOf(service, id<'Restaurant'>(2)).call(callStaff, {
    venueId: id<'Venue'>(21),
    tableId: id<'Table'>(3),
    tableCode: 'stella-3-v9Lp',
    reasonId: id<'CallReason'>(2),
  })
  const reasonIn = async (language: Language) =>
    (await deskOf(service, 2, language).read<{ calls: { reason: string }[] }>('calls')).calls[0]?.reason
  expect(await Promise.all((['en', 'de', 'it'] as const).map(reasonIn))).toEqual([
    'The bill',
    'Die Rechnung',
    'Il conto',
  ])
})
