import { readFirstReply } from '#src/options/first-reply.ts'
import { isOn } from '#src/options/is-on.ts'
import { firstBody, firstPath, serviceUrl } from '#src/options/service-requests.ts'

import type { Facts, ServiceAnswer } from './facts.ts'

type Asked = Pick<Facts, 'host' | 'options'>

// As long as the loader waits for the code.
const patienceMs = 8000

/** Asks the web service as the widget would, then with less and less that a browser or a service may refuse. */
export async function askService({ fetch }: Pick<Window, 'fetch'>, { host, options }: Asked): Promise<ServiceAnswer> {
  const { restaurant = '0', language = 'en', venue, simpleRequests } = options
  const url = serviceUrl(host, language.slice(0, 2).toLowerCase(), firstPath)
  const body = firstBody(Number(restaurant) || 0, { venueId: Number(venue) || null, menuId: null, route: '/' })

  async function ask(request: RequestInit): Promise<Response | null> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    try {
      return await fetch(url, { method: 'POST', body, credentials: 'omit', signal: patience.signal, ...request })
    } catch {
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  const isPlain = isOn(simpleRequests)
  const answer = await ask(isPlain ? {} : { headers: { 'Content-Type': 'application/json' } })
  if (answer) {
    const reply = await answer.json().then(readFirstReply, () => ({ kind: 'foreign' }) as const)
    return { kind: 'answered', status: answer.status, reply }
  }
  if (!isPlain && (await ask({}))) return { kind: 'without-preflight' }
  return (await ask({ mode: 'no-cors' })) ? { kind: 'unreadable' } : { kind: 'silent' }
}
