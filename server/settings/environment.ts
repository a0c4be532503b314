import * as z from 'zod/mini'

import {
  anyText,
  bearerToken,
  httpAddress,
  httpOrigin,
  onOrOff,
  optionalSetting,
  payPalMerchantId,
  mailAddress,
  postgresAddress,
  secretsKeys,
  setting,
  smtpAddress,
  tilesAddress,
  vapidKey,
  webAddress,
  wholeNumber,
} from './setting-types.ts'
import { wireModes } from './wire-mode.ts'

/** Who may look addresses up. */
const geocoderKinds = ['photon', 'locationiq', 'mapbox', 'off'] as const

const key = (meaning: string) => optionalSetting(anyText, { meaning, expected: 'a text', isSecret: true })

/**
 * Every setting of the service: an environment variable each, its values, its default and its meaning. The table of
 * `serve:api -- --help` and of docs/operating.md is made of it.
 */
export const environment = z.object({
  NODE_ENV: setting(z.enum(['development', 'test', 'production']), 'development', {
    expected: 'development, test or production',
    meaning:
      '`production` lets `serve:api` start the service as `--production` does; otherwise it is the demonstration',
  }),
  PORT: setting(wholeNumber(0, 65_535), '8787', {
    expected: 'a whole number from 0 to 65535',
    meaning: 'TCP port to listen on; 0 = a free one, which the log names',
  }),
  DATABASE_URL: optionalSetting(postgresAddress, {
    expected: 'an address such as postgres://user:password@host:5432/name',
    meaning: 'PostgreSQL server; without it the embedded PostgreSQL is used. Production needs it',
    isSecret: true,
  }),
  DATABASE_READ_URL: optionalSetting(postgresAddress, {
    expected: 'an address such as postgres://user:password@host:5432/name',
    meaning: 'Replica of `DATABASE_URL` that menus and restaurants are read from',
    isSecret: true,
  }),
  DATABASE_POOL_SIZE: setting(wholeNumber(1, 1000), '10', {
    expected: 'a whole number from 1 to 1000',
    meaning: 'Connections of one process to `DATABASE_URL`; `/readyz` has one more',
  }),
  DATABASE_QUEUE: setting(wholeNumber(0, 100_000), '1000', {
    expected: 'a whole number from 0 to 100000',
    meaning: 'Queries that may wait for a connection; one more is answered with 503',
  }),
  DATABASE_WAIT_SECONDS: setting(wholeNumber(1, 600), '10', {
    expected: 'a whole number from 1 to 600',
    meaning: 'Seconds a query waits for a connection, new or of the pool',
  }),
  DATABASE_STATEMENT_SECONDS: setting(wholeNumber(1, 3600), '15', {
    expected: 'a whole number from 1 to 3600',
    meaning: 'Seconds after which PostgreSQL ends a statement (`statement_timeout`); migrations have no limit',
  }),
  DATABASE_LOCK_SECONDS: setting(wholeNumber(1, 3600), '5', {
    expected: 'a whole number from 1 to 3600',
    meaning: 'Seconds a statement waits for a lock (`lock_timeout`)',
  }),
  DATABASE_IDLE_SECONDS: setting(wholeNumber(1, 3600), '30', {
    expected: 'a whole number from 1 to 3600',
    meaning:
      'Seconds between two statements of a transaction before it is ended (`idle_in_transaction_session_timeout`)',
  }),
  DATABASE_SLOW_MS: setting(wholeNumber(1, 3_600_000), '500', {
    expected: 'a whole number from 1 to 3600000',
    meaning: 'Milliseconds after which a statement is logged, without its values; `DATABASE_URL` only',
  }),
  COMANDA_DATA: setting(anyText, '.comanda-data', {
    expected: 'a folder',
    meaning: 'Folder of the embedded PostgreSQL; `memory` keeps nothing',
  }),
  PUBLIC_URL: optionalSetting(httpOrigin, {
    expected: 'an origin such as https://order.example',
    meaning: 'Origin under which browsers reach this service; without it that of each request. Production needs it',
  }),
  SITE_ORIGIN: setting(httpOrigin, 'http://127.0.0.1:8789', {
    expected: 'an origin such as https://www.example',
    meaning: 'Where the paths of restaurants’ sites begin. Production needs it',
  }),
  WIDGET_URL: optionalSetting(httpAddress, {
    expected: 'an address such as https://cdn.example/v1',
    meaning: 'Folder of the widget’s files, which the desk writes into tags; without it the desk asks for it',
  }),
  DOCS_URL: optionalSetting(httpAddress, {
    expected: 'an address such as https://www.example/docs',
    meaning: 'Where this documentation is; with it the desk links to its pages',
  }),
  MAP_TILES_URL: optionalSetting(tilesAddress, {
    expected: 'an address such as https://tiles.example/{z}/{x}/{y}.png',
    meaning: 'Pictures of the map on which the desk draws delivery areas; without it there is no map',
  }),
  MAP_ATTRIBUTION: optionalSetting(anyText, {
    expected: 'words such as © OpenStreetMap contributors (https://www.openstreetmap.org/copyright)',
    meaning:
      'Whose map it is, shown below it: with commas between, each with its address in parentheses; with `MAP_TILES_URL`',
  }),
  COMANDA_TRUST_PROXY: setting(wholeNumber(0, 20), '0', {
    expected: 'a whole number from 0 to 20',
    meaning: 'How many proxies of yours stand in front and add to `X-Forwarded-For`; with 0 the header is not believed',
  }),
  COMANDA_ADDRESS_LIMITS: setting(wholeNumber(1, 1000), '1', {
    expected: 'a whole number from 1 to 1000',
    meaning:
      'Multiplies how often one network address may sign in, register and the like, where very many people share it',
  }),
  COMANDA_CLOSE_SECONDS: setting(wholeNumber(1, 600), '10', {
    expected: 'a whole number from 1 to 600',
    meaning: 'Seconds that running requests have to finish after SIGTERM or SIGINT',
  }),
  COMANDA_REPLIES_MB: setting(wholeNumber(0, 100_000), '32', {
    expected: 'a whole number from 0 to 100000',
    meaning: 'Megabytes of encoded menus that each process keeps; a large menu takes half of one for each language',
  }),
  LOG_LEVEL: setting(z.enum(['error', 'warn', 'info']), 'info', {
    expected: 'error, warn or info',
    meaning: 'Least serious lines of the log; `info` has one for each request',
  }),
  METRICS_TOKEN: optionalSetting(bearerToken, {
    expected: 'at least 16 letters, digits or . _ ~ + / = -',
    meaning: 'Serves `/metrics` to whoever sends it as `Authorization: Bearer …`; without it there is no `/metrics`',
    isSecret: true,
  }),
  STRIPE_SECRET_KEY: key('Takes cards by Stripe; all three of Stripe or none'),
  STRIPE_PUBLISHABLE_KEY: key('Stripe’s key for browsers'),
  STRIPE_WEBHOOK_SECRET: key('What Stripe signs its webhooks with'),
  PAYPAL_CLIENT_ID: key('Takes PayPal; all four of PayPal or none'),
  PAYPAL_CLIENT_SECRET: key('PayPal’s secret of the same application'),
  PAYPAL_WEBHOOK_ID: key('Id of the webhook at PayPal'),
  PAYPAL_MERCHANT_ID: optionalSetting(payPalMerchantId, {
    expected: 'the 13 capitals and digits that PayPal shows under Account Settings, Business information',
    meaning: 'Merchant id of the PayPal account that is paid; an order there that pays anybody else does not count',
  }),
  PAYPAL_ENVIRONMENT: setting(z.enum(['sandbox', 'production']), 'sandbox', {
    expected: 'sandbox or production',
    meaning: 'Which PayPal the keys belong to; `production` moves real money. Production needs it with PayPal’s keys',
  }),
  SECRETS_KEYS: optionalSetting(secretsKeys, {
    expected: 'names and keys such as k2:…,k1:…, each key 32 bytes in base64',
    meaning:
      'Seals the secrets of restaurants’ own payment accounts: the first key seals, all of them open. Needed once there is an account',
    isSecret: true,
  }),
  GOOGLE_CLIENT_ID: optionalSetting(anyText, {
    expected: 'a text',
    meaning: 'Lets customers sign in with Google; several ids are separated by commas',
  }),
  SMTP_URL: optionalSetting(smtpAddress, {
    expected: 'an address such as smtps://user:password@host:465, or off',
    meaning: 'Server that mails are sent by; with `off`, or without it, none are sent. Production needs it',
    isSecret: true,
  }),
  MAIL_FROM: optionalSetting(mailAddress, {
    expected: 'an address such as orders@order.example',
    meaning: 'Address that mails come from, under the name of the restaurant; with `SMTP_URL`',
  }),
  GEOCODER: optionalSetting(z.enum(geocoderKinds), {
    expected: 'photon, locationiq, mapbox or off',
    meaning:
      'Who looks addresses up; with `off`, or without it, delivery areas are chosen by name and postcode (in the demonstration: some streets of its own)',
  }),
  GEOCODER_URL: optionalSetting(httpAddress, {
    expected: 'an address such as http://photon:2322',
    meaning: 'Where Photon is, which needs it; for LocationIQ and Mapbox only if it is not their usual address',
  }),
  GEOCODER_KEY: key('Key of LocationIQ or token of Mapbox'),
  FCM_SERVICE_ACCOUNT: optionalSetting(anyText, {
    expected: 'the JSON of a service account, or the path of a file with it',
    meaning: 'Service account of Firebase that push messages are sent with, as JSON or the path of its file',
    isSecret: true,
  }),
  NOTIFY_PUSH_SECONDS: setting(wholeNumber(0, 3600), '60', {
    expected: 'a whole number from 0 to 3600',
    meaning:
      'Seconds of open time after which the devices of the staff get a push message of what nobody has answered; at once where no desk is connected',
  }),
  NOTIFY_WEBHOOK: optionalSetting(webAddress, {
    expected: 'an address such as https://calls.example/venue',
    meaning: 'Webhook of yours that calls a venue which does not answer, by SMS or telephone; with its secret',
    isSecret: true,
  }),
  NOTIFY_WEBHOOK_SECRET: optionalSetting(bearerToken, {
    expected: 'at least 16 letters, digits or . _ ~ + / = -',
    meaning: 'What calls of `NOTIFY_WEBHOOK` are signed with',
    isSecret: true,
  }),
  NOTIFY_WEBHOOK_MINUTES: setting(wholeNumber(1, 600), '4', {
    expected: 'a whole number from 1 to 600',
    meaning: 'Minutes of open time after which `NOTIFY_WEBHOOK` is called',
  }),
  NOTIFY_PAUSE_AFTER: setting(wholeNumber(0, 100), '2', {
    expected: 'a whole number from 0 to 100',
    meaning: 'Orders missed in a row after which a venue is paused until it closes; 0 = never',
  }),
  VAPID_PUBLIC_KEY: optionalSetting(vapidKey, {
    expected: 'a key in base64url, as `npx web-push generate-vapid-keys` makes it',
    meaning: 'Key that push messages to the staff come from; both of VAPID or none, and the service makes its own',
  }),
  VAPID_PRIVATE_KEY: optionalSetting(vapidKey, {
    expected: 'a key in base64url, as `npx web-push generate-vapid-keys` makes it',
    meaning: 'The private key to it',
    isSecret: true,
  }),
  COMANDA_TEST: setting(onOrOff, '0', {
    expected: '0 or 1',
    meaning: '1 serves the `/test/*` routes of the end-to-end tests. Not in production',
  }),
  COMANDA_WIRE: optionalSetting(z.enum(wireModes), {
    expected: wireModes.join(' or '),
    meaning: 'Writes replies in other forms that the contract allows, for tests. Not in production',
  }),
})

export type Environment = z.output<typeof environment>
