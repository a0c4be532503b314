import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'

import { defaultSettings, readCommandLine, readSettings } from '#server/settings/read-settings.ts'
import { helpText, settingRows } from '#server/settings/settings-table.ts'
import { startProblem } from '#server/settings/start-problem.ts'

const problemsOf = (variables: Readonly<Record<string, string>>, isProduction = false) => {
  const read = readSettings(variables, { isProduction })
  return read.ok ? [] : read.refusal
}
const ready = {
  DATABASE_URL: 'postgres://comanda@db/comanda',
  PUBLIC_URL: 'https://order.example',
  SITE_ORIGIN: 'https://www.example',
  SMTP_URL: 'off',
}
const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const payPal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_MERCHANT_ID: 'MERCHANT12345',
}

describe('the settings', () => {
  test('have their defaults where a variable is absent or empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', HOME: '/root' })).toEqual({ ok: true, value: defaultSettings })
    expect(defaultSettings).toMatchObject({ port: 8787, databaseUrl: null, isTest: false })
  })

  test('are read with their types', () => {
    const google = { GOOGLE_CLIENT_ID: 'one,two' }
    const proxy = { COMANDA_TRUST_PROXY: '2', SITE_ORIGIN: 'https://www.example/', PORT: '0' }
    expect(readSettings({ ...ready, ...stripe, ...payPal, ...google, ...proxy, COMANDA_TEST: '1' })).toMatchObject({
      ok: true,
      value: {
        port: 0,
        databaseUrl: ready.DATABASE_URL,
        publicUrl: 'https://order.example',
        siteOrigin: 'https://www.example',
        trustedProxies: 2,
        isTest: true,
        keys: {
          stripe: { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_1' },
          payPal: { clientId: 'client', environment: 'sandbox' },
          googleClientIds: ['one', 'two'],
        },
      },
    })
  })

  test('have a map with whose it is', () => {
    const osm = '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)'
    const map = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1', MAP_ATTRIBUTION: `${osm}, Tiles` }
    expect(readSettings(map)).toMatchObject({
      value: {
        mapTiles: {
          url: map.MAP_TILES_URL,
          attribution: [
            { text: '© OpenStreetMap contributors', address: 'https://www.openstreetmap.org/copyright' },
            { text: 'Tiles', address: null },
          ],
        },
      },
    })
    expect(problemsOf({ MAP_TILES_URL: map.MAP_TILES_URL })[0]).toContain('MAP_ATTRIBUTION must be set too')
    for (const url of [
      'https://{s}.tiles.example/{z}/{x}/{y}',
      'https://tiles.example/{z}/{x}.png',
      'tiles/{z}/{x}/{y}',
    ])
      expect(problemsOf({ ...map, MAP_TILES_URL: url })[0]).toContain('MAP_TILES_URL must be an address such as')
  })

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, and it is "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, and it is "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, and it is "-1".'],
    ['SITE_ORIGIN', 'nonsense', 'SITE_ORIGIN must be an origin such as https://www.example, and it is "nonsense".'],
    ['PUBLIC_URL', 'ftp://a', 'PUBLIC_URL must be an origin such as https://order.example, and it is "ftp://a".'],
    [
      'PUBLIC_URL',
      'https://a.example/shop',
      'PUBLIC_URL must be an origin such as https://order.example, and it is "https://a.example/shop".',
    ],
    ['COMANDA_TRUST_PROXY', 'yes', 'COMANDA_TRUST_PROXY must be a whole number from 0 to 20, and it is "yes".'],
    ['COMANDA_TEST', 'true', 'COMANDA_TEST must be 0 or 1, and it is "true".'],
    ['COMANDA_WIRE', 'both', 'COMANDA_WIRE must be variants or bare, and it is "both".'],
    ['NODE_ENV', 'prodution', 'NODE_ENV must be development, test or production, and it is "prodution".'],
    [
      'PAYPAL_MERCHANT_ID',
      'anna@example.com',
      'PAYPAL_MERCHANT_ID must be the 13 capitals and digits that PayPal shows under Account Settings, Business information, and it is "anna@example.com".',
    ],
    ['PAYPAL_ENVIRONMENT', 'live', 'PAYPAL_ENVIRONMENT must be sandbox or production, and it is "live".'],
    [
      'DATABASE_URL',
      'mysql://root:secret@db/comanda',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name, and it is set to something else.',
    ],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence])
  })

  test('name every wrong value at once', () => {
    expect(problemsOf({ PORT: 'abc', COMANDA_TEST: 'x' })).toHaveLength(2)
  })

  test('take a mail server with an address, or off', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM must be set too: mails need an address to come from.',
    ])
    const mail = { SMTP_URL: 'smtps://anna:secret@mail.example:465', MAIL_FROM: 'orders@order.example' }
    expect(readSettings(mail)).toMatchObject({ value: { mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM } } })
    expect(readSettings({ ...mail, SMTP_URL: 'off' })).toMatchObject({ value: { mail: null } })
  })

  test('take a geocoder with what it needs, or off', () => {
    const ofKey = { GEOCODER: 'locationiq', GEOCODER_KEY: 'pk.1' }
    expect(readSettings({ GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322/' })).toMatchObject({
      value: { geocoder: { kind: 'photon', url: 'http://photon:2322' } },
    })
    expect(readSettings(ofKey)).toMatchObject({ value: { geocoder: { kind: 'locationiq', key: 'pk.1', url: null } } })
    expect(readSettings({ GEOCODER: 'off' })).toMatchObject({ value: { geocoder: { kind: 'off' } } })
    expect(defaultSettings.geocoder).toBeNull()
  })

  test.each([
    [{ GEOCODER: 'photon' }, 'GEOCODER_URL must be set too: Photon is a server of your own.'],
    [{ GEOCODER: 'mapbox' }, 'GEOCODER_KEY must be set too: mapbox answers nobody without one.'],
    [{ GEOCODER_KEY: 'k' }, 'GEOCODER must be set too: it says whose GEOCODER_URL or GEOCODER_KEY it is.'],
    [
      { GEOCODER: 'photon', GEOCODER_URL: 'photon:2322' },
      'GEOCODER_URL must be an address such as http://photon:2322, and it is "photon:2322".',
    ],
    [{ GEOCODER: 'google' }, 'GEOCODER must be photon, locationiq, mapbox or off, and it is "google".'],
  ])('refuse %j', (variables, sentence) => {
    expect(problemsOf(variables)).toEqual([sentence])
  })

  test('take all keys of a provider or none', () => {
    const { STRIPE_WEBHOOK_SECRET: _left, ...half } = stripe
    const names = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET'
    expect(problemsOf(half)).toEqual([`STRIPE_WEBHOOK_SECRET must be set too, or none of ${names}.`])
    expect(problemsOf({ PAYPAL_WEBHOOK_ID: 'w' })).toEqual([
      'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET and PAYPAL_MERCHANT_ID must be set too, or none of PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_MERCHANT_ID.',
    ])
  })
})

describe('production', () => {
  test('says one sentence for each thing it lacks', () => {
    const lacks = [
      'Production needs DATABASE_URL: set it to an address such as postgres://user:password@host:5432/name.',
      'Production needs PUBLIC_URL: set it to an origin such as https://order.example.',
      'Production needs SITE_ORIGIN: set it to an origin such as https://www.example.',
      'Production needs SMTP_URL: set it to an address such as smtps://user:password@host:465, or off.',
    ]
    expect(problemsOf({}, true)).toEqual(lacks)
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(lacks)
  })

  test('has nothing that is for tests', () => {
    expect(problemsOf({ ...ready, COMANDA_TEST: '1', COMANDA_WIRE: 'bare' }, true)).toEqual([
      'COMANDA_TEST is for tests only: leave it out in production.',
      'COMANDA_WIRE is for tests only: leave it out in production.',
    ])
  })

  test('starts with what it needs, without payment keys too', () => {
    expect(readSettings(ready, { isProduction: true }).ok).toBe(true)
  })
})

describe('the command line', () => {
  test.each([
    [[], { isProduction: false, wantsHelp: false }],
    [['--production'], { isProduction: true, wantsHelp: false }],
    [['--help'], { isProduction: false, wantsHelp: true }],
    [['-h'], { isProduction: false, wantsHelp: true }],
  ])('%j is understood', (args, value) => {
    expect(readCommandLine(args)).toEqual({ ok: true, value })
  })

  test('refuses what it does not know', () => {
    expect(readCommandLine(['--prodution', 'now'])).toEqual({
      ok: false,
      refusal: [
        'Nothing is known as --prodution: there are --production and --help.',
        'Nothing is known as now: there are --production and --help.',
      ],
    })
  })
})

describe('what stops a start', () => {
  const coded = (code: string, more = {}) => Object.assign(new Error(`raw ${code}`), { code, ...more })

  test.each([
    [
      coded('EADDRINUSE', { port: 8787 }),
      'Port 8787 is in use: stop the program that uses it, or set PORT to another one.',
    ],
    [
      new Error('Failed query: select', { cause: coded('28P01') }),
      'The PostgreSQL server of DATABASE_URL cannot be used: user or password is wrong.',
    ],
    [
      Object.assign(new AggregateError([coded('ECONNREFUSED')], ''), { code: 'ECONNREFUSED' }),
      'The PostgreSQL server of DATABASE_URL cannot be used: it refused the connection.',
    ],
    [coded('EACCES', { syscall: 'mkdir' }), 'raw EACCES'],
    [new Error('One line.\nAnother one.'), 'One line.'],
    ['a text', 'a text'],
  ])('is said in one sentence', (error, sentence) => {
    expect(startProblem(error)).toBe(sentence)
  })
})

describe('the table of settings', () => {
  test('is the same in docs/operating.md', async () => {
    const document = await readFile('docs/operating.md', 'utf8')
    const cells = document
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+` /.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    const rows = settingRows().map(({ name, fallback, meaning, expected }) => [
      `\`${name}\``,
      expected,
      fallback && `\`${fallback}\``,
      meaning,
    ])
    expect(cells).toEqual(rows)
  })

  test('is what --help prints', () => {
    const help = helpText()
    for (const { name, fallback, meaning, expected } of settingRows()) {
      const line = help.split('\n').find((each) => each.startsWith(`  ${name} `))
      expect(line).toContain(fallback)
      expect(line).toContain(meaning.replaceAll('`', ''))
      expect(line).toContain(`Takes ${expected}.`)
    }
  })
})
