import { sql } from 'drizzle-orm'

import { passwordHash } from '#demo/trials/create-customer.ts'
import { keptCookie } from '#server/staff/desk-cookie.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { deskAccess } from '#tests/server/support/desk-access.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { readRows } from '#tests/server/support/read-rows.ts'
import { id } from '#tests/support/builders.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import { endLeases } from './crash.ts'
import type { Attack } from './finding.ts'

const bodies = ['{}', '{"typed":{}}', '{"message":"x","reason":"x"}', '[]', 'null', '{"__proto__":{"role":"owner"}}']

/** Every call of the desk by everybody who may not make it, with several bodies: nothing is answered, no row changes. */
export const deskMatrix: Attack = async ({ service }) => {
  const counter = await aCounter(service)
  const { restaurantId } = counter
  const orderId = await counter.place()
  await addMember(service, restaurantId)
  const cookies = {
    nobody: '',
    'a made-up session': `${keptCookie}=${'x'.repeat(43)}`,
    'the owner of another restaurant': await signInAtDesk(service, { restaurantId: await service.newRestaurant() }),
    'staff of another venue': await signInAtDesk(service, { restaurantId, email: elsewhere }),
  }
  const numbers: Readonly<Record<string, string>> = {
    order: String(orderId.id),
    venue: '11',
    type: 'takeAway',
    words: 'anna',
    language: 'en',
    call: 'restaurant/get_status',
  }
  // The venue is reminded at once of what waits (decision 91); that is done before the rows are compared.
  await endLeases(service.db)
  await service.sweep()
  const before = await rowsOf(service, restaurantId)
  let [asked, answered] = [0, 0]
  for (const [caller, cookie] of Object.entries(cookies)) {
    for (const route of Object.keys(deskAccess).filter((one) => isForbidden(one, caller))) {
      const [method = '', pattern = ''] = route.split(' ')
      const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => numbers[name] ?? '1')
      for (const body of method === 'POST' ? bodies : [null]) {
        const headers = { 'Content-Type': 'application/json', Cookie: cookie ?? '' }
        const response = await service.fetch(`https://service.example/staff/api${path}`, { method, headers, body })
        await response.body?.cancel()
        asked += 1
        if (response.status < 401 || response.status >= 500) answered += 1
      }
    }
  }
  const isChanged = (await rowsOf(service, restaurantId)) !== before
  return [
    { what: `the desk for those who may not (${asked} calls): answered`, found: answered, due: 0 },
    { what: 'the desk for those who may not: rows changed', found: Number(isChanged), due: 0 },
  ]
}

const elsewhere = 'elsewhere@example.com'

async function addMember({ db }: TestService, restaurantId: Id<'Restaurant'>): Promise<void> {
  const role = { role: 'staff', venueId: id<'Venue'>(12), passwordHash } as const
  await addStaffMember(db, { restaurantId, email: elsewhere, name: elsewhere, ...role, createdAt: new Date(noon) })
}

/** What a caller may not ask about the restaurant that is attacked; the owner of another one asks for orders of his own. */
function isForbidden(route: string, caller: string): boolean {
  const access = deskAccess[route]
  if (access === 'open') return false
  if (caller === 'staff of another venue') return access === 'owners' || access === 'venue'
  return caller === 'the owner of another restaurant' ? route.includes(':order') : true
}

/** A sum over all rows of a restaurant, in every table that names one; the service itself works off jobs and mails. */
async function rowsOf({ db }: TestService, restaurantId: Id<'Restaurant'>): Promise<string> {
  const named = await readRows<{ table: string }>(
    db,
    sql`select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name = 'restaurant_id'
          and table_name not in ('jobs', 'outbox', 'push_outbox') order by 1`,
  )
  const sums: string[] = []
  for (const { table } of named) {
    const [sum] = await readRows<{ sum: string | null }>(
      db,
      sql`select md5(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text)) as sum
          from ${sql.identifier(table)} t where restaurant_id = ${restaurantId}`,
    )
    sums.push(`${table} ${sum?.sum}`)
  }
  return sums.join('\n')
}
