import type { DeskRead, DeskSend } from './desk-call.ts'
import type { Role } from './members.ts'

/**
 * Who may make a call: `everybody` who is signed in; `counter`: all but the kitchen; `managers` and owners;
 * `wholeManagers`: owners, and managers of all venues, because it is about what all venues share; `owners`.
 */
type Access = 'everybody' | 'counter' | 'managers' | 'wholeManagers' | 'owners'

/**
 * Which roles may make each call of the desk, for the service, which refuses the others, and for the desk, which does not
 * offer it to them (decision 123). What a member sees of a reply depends on the venue too, and for the kitchen on what
 * cooking needs.
 */
const callAccess: Readonly<Record<string, Access>> = {
  'GET /session': 'everybody',
  'POST /language': 'everybody',
  'POST /password': 'everybody',
  'GET /passkeys': 'everybody',
  'POST /passkeys/begin': 'everybody',
  'POST /passkeys': 'everybody',
  'POST /passkeys/:passkey/name': 'everybody',
  'POST /passkeys/:passkey/remove': 'everybody',
  'GET /events': 'everybody',
  'GET /orders': 'everybody',
  'GET /search/:words': 'everybody',
  'POST /orders/:order/confirm': 'everybody',
  'POST /orders/:order/expected': 'everybody',
  'GET /pauses': 'everybody',
  'GET /menu': 'everybody',
  'POST /venues/:venue/products/:product/stock': 'everybody',
  'POST /venues/:venue/products/:product/pause': 'everybody',
  'POST /venues/:venue/categories/:category/pause': 'everybody',
  'POST /venues/:venue/busy': 'everybody',
  'GET /printers': 'everybody',
  'POST /printers/:printer/test': 'everybody',
  'POST /print-jobs/:printJob/again': 'everybody',
  'POST /orders/:order/print': 'everybody',
  'GET /push-key': 'everybody',
  'POST /devices': 'everybody',
  'POST /devices/remove': 'everybody',

  'POST /orders/:order/refuse': 'counter',
  'POST /orders/:order/cancel': 'counter',
  'POST /orders/:order/consume': 'counter',
  'POST /orders/:order/pay-link': 'counter',
  'GET /orders/:order/removal/:pieces': 'counter',
  'POST /orders/:order/remove': 'counter',
  'POST /orders/:order/remove-test': 'counter',
  'POST /orders/:order/courier': 'counter',
  'POST /orders/:order/message': 'counter',
  'POST /telephone/:language/webservice/:call': 'counter',
  'GET /reservations': 'counter',
  'POST /reservations/:reservation/confirm': 'counter',
  'POST /reservations/:reservation/refuse': 'counter',
  'POST /reservations/:reservation/cancel': 'counter',
  'POST /reservations/:reservation/arrive': 'counter',
  'POST /reservations/:reservation/no-show': 'counter',
  'GET /venues/:venue/plan/:day': 'counter',
  'POST /venues/:venue/walk-ins': 'counter',
  'GET /calls': 'counter',
  'POST /tables/:table/call/done': 'counter',
  'GET /tables': 'counter',
  'GET /tables/codes': 'counter',
  'GET /tables/:table': 'counter',
  'POST /tables/:table/close': 'counter',
  'POST /tables/:table/move': 'counter',
  'GET /controls': 'counter',
  'POST /venues/:venue/services/:type/pause': 'counter',
  'POST /timetables/:timetable/capacity': 'counter',
  'GET /chats': 'counter',
  'POST /chats/:chat/messages': 'counter',

  'POST /preview/:language/webservice/:call': 'managers',
  'GET /members': 'managers',
  'POST /members': 'managers',
  'POST /members/:member/remove': 'managers',
  'POST /members/:member/password': 'managers',
  'GET /site': 'managers',
  'GET /numbers': 'managers',
  'GET /venues/:venue/numbers/:from/:to': 'managers',
  'GET /venues/:venue/numbers/:from/:to/rows': 'managers',
  'GET /map': 'managers',
  'GET /settings': 'managers',

  'POST /venues/:venue/printers': 'managers',
  'POST /printers/:printer': 'managers',
  'POST /printers/:printer/address': 'managers',
  'POST /printers/:printer/remove': 'managers',
  'GET /venues/:venue/set-up/:part': 'managers',
  'POST /venues/:venue/set-up/:part': 'managers',

  'POST /pause': 'wholeManagers',
  'GET /set-up/:part': 'wholeManagers',
  'POST /set-up/:part': 'wholeManagers',
  'GET /menu/set-up/:part': 'wholeManagers',
  'POST /menu/set-up/:part': 'wholeManagers',
  'GET /products/:product/set-up/:part': 'wholeManagers',
  'POST /products/:product/set-up/:part': 'wholeManagers',
  'GET /ingredients': 'wholeManagers',
  'POST /ingredients/:ingredient/available': 'wholeManagers',
  'GET /photos': 'wholeManagers',
  'POST /photos': 'wholeManagers',
  'POST /logo': 'wholeManagers',
  'GET /savings': 'wholeManagers',
  'GET /savings/set-up/:part': 'wholeManagers',
  'POST /savings/set-up/:part': 'wholeManagers',
  'POST /codes/:code/active': 'wholeManagers',
  'GET /audit/:before': 'wholeManagers',

  'POST /persons/find': 'owners',
  'POST /persons/erase': 'owners',
  'GET /set-up': 'owners',
  'POST /set-up/done': 'owners',
  'GET /set-up/accounts': 'owners',
  'POST /set-up/accounts': 'owners',
  'POST /set-up/accounts/:account/test': 'owners',
  'POST /set-up/accounts/:account/retire': 'owners',
  'GET /legal-texts': 'owners',
  'POST /open': 'owners',
  'GET /menu/import': 'owners',
  'POST /menu/columns': 'owners',
  'POST /menu/preview': 'owners',
  'POST /menu/import': 'owners',
  'GET /jobs': 'owners',
  'POST /jobs/:job/again': 'owners',
  'GET /outbox': 'owners',
}

/** Who somebody is at the desk: `venueId` is the venue that is all they see; null = every one. */
export type Standing = { readonly role: Role; readonly venueId: number | null }

const admits: Readonly<Record<Access, (who: Standing) => boolean>> = {
  everybody: () => true,
  counter: ({ role }) => role !== 'kitchen',
  managers: ({ role }) => role === 'owner' || role === 'manager',
  wholeManagers: (who) => who.role === 'owner' || (who.role === 'manager' && seesEveryVenue(who)),
  owners: ({ role }) => role === 'owner',
}

/** Whether somebody may make a call: `GET` or `POST` and its path. A call that the table does not name is a fault of the program. */
export function mayCall(who: Standing, method: 'GET' | 'POST', path: string): boolean {
  const access = callAccess[`${method} ${path}`]
  if (access === undefined) throw new Error(`Comanda: nothing says which roles may call ${method} ${path} of the desk.`)
  return admits[access](who)
}

/** The same for a call as `desk/contract` describes it. */
export function mayMake(who: Standing, call: DeskRead | DeskSend): boolean {
  return mayCall(who, 'body' in call ? 'POST' : 'GET', call.path)
}

export function seesEveryVenue({ venueId }: Standing): boolean {
  return venueId === null
}

/**
 * Whether somebody may add, remove and give passwords to a member: owners everybody; managers staff and kitchen of the
 * venues that they see.
 */
export function managesMember(who: Standing, member: Standing): boolean {
  if (who.role === 'owner') return true
  const isBelow = member.role === 'staff' || member.role === 'kitchen'
  return who.role === 'manager' && isBelow && (seesEveryVenue(who) || who.venueId === member.venueId)
}
