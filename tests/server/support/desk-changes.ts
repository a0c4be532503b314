import sharp from 'sharp'

import type { AuditAction } from '#desk/contract/audit.ts'
import type { PartName } from '#desk/contract/set-up/file-parts.ts'

/** A change that a member makes at the desk, by a route of it. */
export type DeskChange = {
  readonly action: AuditAction
  /** Sent as it is. */
  readonly body?: object
  /** The part of the file that the path names, and what is sent with the version of it that is there. */
  readonly part?: PartName
  readonly value?: object
  /** The name that stands in the audit beside its number. */
  readonly namedAs?: string
  /** What the order of the path is; a new one when left out. `delivered` is at the other restaurant (`deskThings`). */
  readonly order?: 'new' | 'confirmed' | 'double' | 'byLink' | 'delivered'
  /** What the reservation of the path is; one that waits when left out. `due`: confirmed, and its time has come. */
  readonly reservation?: 'waiting' | 'due'
  /** Where it is made, when not at the restaurant of the test. */
  readonly isElsewhere?: true
  /** The path names a table with a round that is confirmed; the body says what is seen there. */
  readonly isOfTable?: true
}

export const newPassword = 'a-new-password'
/** When the staff was called to the table that waits. */
export const calledAt = '2026-03-10T11:00:00.000Z'
/** It names somebody, as messages do. */
export const message = 'The umbrella of Anna is here'

const [small, large] = await Promise.all([picture(480), picture(960)])

/** A change by every route of the desk that makes one. */
export const deskChanges: Readonly<Record<string, DeskChange>> = {
  'POST /password': { action: 'member.password', body: { current: 'buonappetito', password: newPassword } },
  'POST /passkeys/:passkey/name': { action: 'member.passkey-rename', body: { name: 'iPad' } },
  'POST /passkeys/:passkey/remove': { action: 'member.passkey-remove' },
  'POST /language': { action: 'member.language', body: { language: 'de' } },
  'POST /members': {
    action: 'member.add',
    body: { email: 'new@example.com', name: 'Nina', password: newPassword, role: 'staff', venueId: 11 },
  },
  'POST /members/:member/remove': { action: 'member.remove' },
  'POST /members/:member/password': { action: 'member.password', body: { password: newPassword } },
  'POST /orders/:order/confirm': { action: 'order.confirm' },
  'POST /orders/:order/refuse': { action: 'order.refuse' },
  'POST /orders/:order/cancel': { action: 'order.cancel' },
  'POST /orders/:order/remove': {
    action: 'order.remove',
    order: 'double',
    body: { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 550, backCents: 0 },
  },
  'POST /orders/:order/consume': { action: 'order.consume', order: 'confirmed' },
  'POST /orders/:order/pay-link': { action: 'order.pay-link', order: 'byLink', body: { email: null } },
  'POST /orders/:order/courier': {
    action: 'order.courier',
    order: 'delivered',
    isElsewhere: true,
    body: { company: 'Ponyu', status: 'ON_DELIVERY', name: 'Sara', phone: '+39 333 555 0303' },
  },
  'POST /orders/:order/expected': {
    action: 'order.expected',
    body: { expected: { from: '2026-03-10 20:00:00', to: null } },
  },
  'POST /venues/:venue/printers': { action: 'printer.add', body: { name: 'Cucina', kind: 'star' } },
  'POST /printers/:printer': {
    action: 'printer.edit',
    body: {
      name: 'Bar',
      widthMm: 58,
      language: 'de',
      kitchen: { copies: 2, categoryIds: [8] },
      bag: { copies: 1 },
      tellsChanges: false,
    },
  },
  'POST /printers/:printer/address': { action: 'printer.address' },
  'POST /printers/:printer/test': { action: 'printer.test' },
  'POST /printers/:printer/remove': { action: 'printer.remove' },
  'POST /print-jobs/:printJob/again': { action: 'printer.again' },
  'POST /orders/:order/message': { action: 'order.message', body: { text: message } },
  'POST /reservations/:reservation/confirm': { action: 'reservation.confirm', body: { message } },
  'POST /reservations/:reservation/refuse': { action: 'reservation.refuse', body: { message } },
  'POST /reservations/:reservation/cancel': { action: 'reservation.cancel', body: { message } },
  'POST /reservations/:reservation/arrive': {
    action: 'reservation.arrive',
    reservation: 'due',
    body: { isBeyond: false },
  },
  'POST /reservations/:reservation/no-show': { action: 'reservation.no-show', reservation: 'due' },
  'POST /venues/:venue/walk-ins': {
    action: 'reservation.walk-in',
    body: { people: 2, name: 'Anna', key: 'party-of-two', isBeyond: false },
  },
  'POST /tables/:table/call/done': { action: 'table-call.done', body: { calledAt } },
  'POST /tables/:table/close': {
    action: 'table.close',
    isElsewhere: true,
    isOfTable: true,
    body: { means: 'cash', givesUpBills: false },
  },
  'POST /tables/:table/move': { action: 'table.move', isElsewhere: true, isOfTable: true, body: { to: 4 } },
  'POST /pause': { action: 'pause.restaurant', body: { isPaused: false } },
  'POST /venues/:venue/services/:type/pause': { action: 'pause.service', body: { isPaused: false } },
  'POST /venues/:venue/products/:product/pause': {
    action: 'pause.product',
    body: { isPaused: false },
  },
  'POST /venues/:venue/categories/:category/pause': { action: 'pause.category', body: { isPaused: false } },
  'POST /venues/:venue/busy': { action: 'pause.busy', body: { type: null, minutes: 20, until: 'closing' } },
  'POST /menu/set-up/:part': {
    action: 'product.make',
    namedAs: 'Nuovo',
    part: 'dish',
    value: {
      name: { it: 'Nuovo', en: 'New' },
      category: 'dolci',
      description: 'Un piatto',
      sizes: [{ name: 'Grande', price: 9, eatInPrice: 10, isStandard: true, isWithdrawn: false }],
      variantName: 'Impasto',
      variants: [{ name: 'Sottile', price: 1, label: 'Sott.' }],
      isVariantRequired: true,
      prices: [{ size: 'Grande', variant: 'Sottile', price: 9.5, eatInPrice: 10.5 }],
      isDeliverable: false,
      isDiscountable: false,
      isAlcoholic: true,
      vatClass: 'dish',
      isWithdrawn: true,
      nutrition: { energyKj: 1, energyKcal: 1, fatGrams: 1, saturatesGrams: 1, carbohydrateGrams: 1 },
      newIngredients: [{ name: 'Alghe', allergens: ['PESCE'] }],
    },
  },
  'POST /products/:product/set-up/:part': {
    action: 'product.edit',
    namedAs: 'Uno',
    part: 'dish',
    value: { name: 'Uno', price: 5 },
  },
  'POST /ingredients/:ingredient/available': { action: 'ingredient.available', body: { isAvailable: false } },
  'POST /logo': { action: 'photo.logo', body: { picture: small } },
  'POST /photos': { action: 'photo.add', body: { pictures: [small, large] } },
  // A port at which nothing listens: kept all the same.
  'POST /devices': {
    action: 'device.add',
    body: { endpoint: 'https://127.0.0.1:1/push', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  },
  'POST /devices/remove': { action: 'device.remove', body: { endpoint: 'https://127.0.0.1:1/push' } },
  'POST /jobs/:job/again': { action: 'job.again' },
  'POST /savings/set-up/:part': {
    action: 'code.edit',
    part: 'codes',
    value: {
      codes: [
        {
          id: 1,
          name: 'WELCOME10',
          percent: 12,
          services: ['takeAway'],
          from: '2026-03-01',
          to: '2026-03-31',
          minimumOrder: 20,
          freesDelivery: true,
          isHidden: true,
          maxUses: 50,
          maxUsesPerCustomer: 1,
          reservedFor: ['anna@example.com', 'luca@example.com'],
        },
      ],
    },
  },
  'POST /codes/:code/active': { action: 'code.active', body: { isActive: false } },
  'POST /persons/find': { action: 'diner.export', body: { contact: 'nobody@example.com' } },
  'POST /persons/erase': { action: 'diner.erase', body: { contact: '+39 011 555 0000' } },
  'POST /set-up/done': { action: 'set-up.done', body: { step: 'menu', venueId: null } },
  'POST /set-up/:part': {
    action: 'set-up.about',
    part: 'about',
    value: { name: 'Da Rita', site: 'https://rita.example' },
  },
  'POST /venues/:venue/set-up/:part': {
    action: 'set-up.tables',
    part: 'tables',
    value: { tables: [{ name: '1' }, { name: '2' }] },
  },
  'POST /venues/:venue/products/:product/stock': { action: 'stock.set', body: { quantity: 50 } },
  'POST /timetables/:timetable/capacity': { action: 'slot.capacity', body: { capacity: 90 } },
  'POST /chats/:chat/messages': { action: 'chat.message', body: { text: message } },
}

/** A photo of this width (px), as the page of the desk sends it. */
async function picture(width: number): Promise<string> {
  const photo = sharp({ create: { width, height: width, channels: 3, background: '#a33' } })
  return (await photo.webp().toBuffer()).toString('base64')
}

/** They change nothing of the restaurant, or are shown by `operators`, `telephone`, `set-up/accounts`, `test-orders`, `adding-passkeys`, `printers` and `desk-menu-import.test.ts`. */
export const triedElsewhere: readonly string[] = [
  'POST /session',
  'POST /session/end',
  'POST /session/passkey/begin',
  'POST /session/passkey',
  'POST /passkeys/begin',
  'POST /passkeys',
  'POST /invitation',
  'POST /invitation/accept',
  'POST /open',
  'POST /set-up/accounts',
  ...['test', 'retire'].map((call) => `POST /set-up/accounts/:account/${call}`),
  ...['columns', 'preview', 'import'].map((call) => `POST /menu/${call}`),
  'POST /telephone/:language/webservice/:call',
  'POST /preview/:language/webservice/:call',
  'POST /orders/:order/remove-test',
  'POST /orders/:order/print',
]
