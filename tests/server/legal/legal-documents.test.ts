import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { legalVersions } from '#server/platform/db/schema/legal-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import { noon } from '#tests/server/support/diner.ts'
import { oneSection, shownDocuments, writeDocument } from '#tests/server/support/legal-restaurant.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const get = (address: string) => service.fetch(address.replace(/^\//, 'https://service.example/'))
const textOf = async (address: string) => (await get(address)).text()
const page = (document: string, number: number, language = 'en') =>
  `https://service.example/documents/${restaurantId}/${language}/${document}/${number}`
const shown = (language?: string) => shownDocuments(service, restaurantId, language ? { language } : {})
const change = (venue: { phone?: string; country?: string }) => service.changeRestaurant(restaurantId, { venue })
const versions = () => service.db.select().from(legalVersions).where(eq(legalVersions.restaurantId, restaurantId))

describe('the consents reply', () => {
  test('carries the addresses of the current versions [LEGAL-05]', async () => {
    expect(await shown('de')).toEqual({ f_privacy: page('privacy', 1, 'de'), f_termini: page('terms', 1, 'de') })
  })

  test('publishes a changed text as the next version [LEGAL-02]', async () => {
    const first = await shown()
    await change({ phone: '+39 011 555 0199' })
    expect(await shown()).toEqual({ f_privacy: page('privacy', 2), f_termini: page('terms', 2) })
    expect(await textOf(page('terms', 2))).toContain('+39 011 555 0199')
    expect(await textOf(first.f_termini ?? '')).not.toContain('+39 011 555 0199')
  })

  test('writes nothing when nothing changed [LEGAL-02]', async () => {
    await shown()
    const before = await versions()
    await Promise.all([shown(), shown('it'), shown('fr')])
    expect(await versions()).toEqual(before)
    expect(before.map(({ document, number }) => [document, number])).toEqual([
      ['privacy', 1],
      ['terms', 1],
    ])
  })

  test('finds the number of a text that comes back [LEGAL-02]', async () => {
    await change({ phone: '+39 011 555 0101' })
    const first = await shown()
    await change({ phone: '+39 011 555 0102' })
    await shown()
    await change({ phone: '+39 011 555 0101' })
    expect(await shown()).toEqual(first)
  })

  test('carries the restaurant’s own page in its language [LEGAL-01, LEGAL-05]', async () => {
    const addresses = { it: 'https://gino.example/termini', de: 'https://gino.example/agb' }
    await writeDocument(service, restaurantId, { document: 'terms', addresses })
    expect(await shown('de')).toMatchObject({ f_termini: addresses.de, f_privacy: page('privacy', 1, 'de') })
    expect(await shown('en')).toMatchObject({ f_termini: addresses.it })
    expect((await versions()).map(({ document }) => document)).toEqual(['privacy'])
  })
})

describe('the template', () => {
  test.each(languages)('exists in %s and may be framed [LEGAL-01]', async (language) => {
    for (const address of Object.values(await shown(language))) {
      const response = await get(address)
      expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
      expect(response.headers.has('X-Frame-Options')).toBe(false)
      const text = await response.text()
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).not.toContain('undefined')
    }
  })

  test('names seller, cancellation, liability and law [ACCT-36, LEGAL-03]', async () => {
    await shown()
    const terms = await textOf(page('terms', 1))
    expect(terms).toContain('The restaurant is the seller. The provider of this service only supplies the platform')
    expect(terms).toContain('To cancel or change an order or a booking, contact the restaurant')
    expect(terms).toContain('Liability is limited to the value of the order')
    expect(terms).toContain('The law of the country of the restaurant applies (Italy).')
    expect(terms).toContain('the mandatory rules of the country where you live')
  })

  test('names every venue as seller of its orders [LEGAL-03]', async () => {
    await service.changeRestaurant(restaurantId, {
      venueId: 11,
      venue: { companyName: 'Gino & Figli S.r.l.', vatNumber: 'IT01234567890', email: 'gino@example.com' },
    })
    await shown()
    const [terms, privacy] = [await textOf(page('terms', 1)), await textOf(page('privacy', 1))]
    for (const text of [terms, privacy]) {
      expect(text).toMatch(
        /<p>Gino &amp; Figli S\.r\.l\. \(Trattoria da Gino Centro\), [^<]+, Italy\. VAT number IT01234567890\. E-mail: gino@example\.com\. Phone: /,
      )
      expect(text).toContain('<p>Da Gino S.r.l. (Trattoria da Gino Lingotto), Via Nizza 230, 10126 Torino (TO), Italy')
    }
    expect(terms).toContain('<p>Each venue is the seller of the orders placed with it:</p>')
  })

  test.each([
    ['it', 'Francia'],
    ['en', 'France'],
    ['de', 'Frankreich'],
    ['fr', 'France'],
    ['es', 'Francia'],
  ])('says in %s the law of the venue’s country [LEGAL-03]', async (language, country) => {
    await change({ country: 'FR' })
    const terms = await textOf((await shown(language)).f_termini ?? '')
    expect(terms).toContain(`(${country})`)
    expect(terms).not.toMatch(/itali/i)
  })

  test.each([
    ['it', 'Per annullare o cambiare un ordine o una prenotazione contatta il ristorante'],
    ['en', 'To cancel or change an order or a booking, contact the restaurant'],
    ['de', 'Um eine Bestellung oder eine Reservierung zu stornieren oder zu ändern, ruf das Restaurant an'],
    ['fr', 'Pour annuler ou modifier une commande ou une réservation, contactez le restaurant'],
    ['es', 'Para cancelar o cambiar un pedido o una reserva, llama al restaurante'],
  ])('says in %s how to cancel order and booking [ACCT-36]', async (language, sentence) => {
    expect(await textOf((await shown(language)).f_termini ?? '')).toContain(sentence)
  })
})

describe('the page of a version', () => {
  test('says number and day and links the others [LEGAL-04]', async () => {
    for (const number of [1, 2, 3]) {
      await change({ phone: `+39 011 555 010${number}` })
      await shown()
    }
    const text = await textOf(page('terms', 2, 'de'))
    expect(text).toContain('<p>Fassung 2, 10. März 2026</p>')
    expect(text).toContain('<a href="1">Fassung 1, 10. März 2026</a>')
    expect(text).toContain('<a href="3">Fassung 3, 10. März 2026</a>')
    expect(text).not.toContain('href="2"')
    expect(new URL('3', page('terms', 2, 'de')).href).toBe(page('terms', 3, 'de'))
  })

  test('shows a text of the restaurant’s own as text [LEGAL-01]', async () => {
    const sections = [{ heading: { it: 'Uno' }, text: { it: 'Prima riga\nSeconda <script>' } }]
    await writeDocument(service, restaurantId, { document: 'privacy', sections })
    const text = await textOf((await shown('it')).f_privacy ?? '')
    expect(text).toContain(
      '<h1>Informativa sulla privacy</h1>\n<h2>Uno</h2>\n<p>Prima riga</p>\n<p>Seconda &lt;script&gt;</p>',
    )
  })

  test('falls back to the main language [LEGAL-04]', async () => {
    const sections = oneSection({ it: 'Solo in italiano', fr: 'Aussi en français' })
    await writeDocument(service, restaurantId, { document: 'terms', sections })
    await shown()
    expect(await textOf(page('terms', 1, 'fr'))).toMatch(/<html lang="fr">[^]*Aussi en français[^]*Version 1/)
    expect(await textOf(page('terms', 1, 'de'))).toMatch(
      /<html lang="it">[^]*<h1>Termini e condizioni<\/h1>[^]*Solo in italiano[^]*Versione 1, 10 marzo 2026/,
    )
  })

  test('stays when the restaurant goes elsewhere [LEGAL-04]', async () => {
    await shown()
    const before = await textOf(page('terms', 1))
    await writeDocument(service, restaurantId, { document: 'terms', addresses: { it: 'https://gino.example' } })
    await service.changeRestaurant(restaurantId, { restaurant: { name: 'Da Pina', languages: ['de'] } })
    expect(await textOf(page('terms', 1))).toBe(before)
  })

  test('is not sent again to who has it', async () => {
    await shown()
    const first = await get(page('terms', 1))
    const etag = first.headers.get('ETag') ?? ''
    const again = await service.fetch(page('terms', 1), { headers: { 'If-None-Match': etag } })
    expect([first.status, again.status]).toEqual([200, 304])
  })

  test.each([
    'en/terms/2',
    'en/terms/0',
    'en/terms/01',
    'en/terms/99999999999',
    'en/terms/one',
    'xx/terms/1',
    'en/unknown/1',
    'en/constructor/1',
    'en/__proto__/1',
    'constructor/terms/1',
    'en/terms/1/1',
  ])('is not found: %s [LEGAL-04]', async (path) => {
    await shown()
    expect((await get(`/documents/${restaurantId}/${path}`)).status).toBe(404)
    expect((await get(`/documents/0/${path}`)).status).toBe(404)
    expect((await get(`/documents/x/${path}`)).status).toBe(404)
  })
})
