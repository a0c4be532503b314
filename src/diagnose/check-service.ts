import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning, anError } from './finding.ts'

/** Whether the web service can be asked from this page, and knows restaurant and venue. */
export function checkService(facts: Facts): Finding[] {
  const { host, page, service, violations } = facts
  if (isMixed(page, host)) {
    return [
      anError('mixed-content', {
        problem: `This page is https, the web service is http (${host}). Browsers block that.`,
        cure: 'Write data-host with https://. The service needs a certificate.',
      }),
    ]
  }
  // The policy of the page has its own finding, with the same cause.
  if (violations.some(({ directive }) => directive.startsWith('connect-src'))) return []
  switch (service.kind) {
    case 'silent':
      return [
        anError('unreachable', {
          problem: `${host} does not answer.`,
          cure: 'Check data-host for a typing error, then whether the service runs and its certificate is valid. If it does, its answers may carry "Cross-Origin-Resource-Policy: same-origin".',
        }),
      ]
    case 'unreadable':
      return [
        anError('cors', {
          problem: `${host} answers, but does not allow this page to read it (CORS).`,
          cure: `The service must answer with "Access-Control-Allow-Origin: ${new URL(page).origin}" or "*".`,
        }),
      ]
    case 'without-preflight':
      return [
        anError('cors', {
          problem: `${host} refuses the preflight that browsers send before JSON requests (CORS).`,
          cure: 'It must answer OPTIONS with the headers of the contract (1.4).',
        }),
      ]
    case 'answered':
      return replyFindings(facts, service)
  }
}

type Answered = Extract<Facts['service'], { kind: 'answered' }>

function replyFindings({ options, host }: Facts, { status, reply }: Answered): Finding[] {
  if (reply.kind === 'foreign') {
    return [
      anError('service', {
        problem: `${host} answers (status ${status}), but not as an ordering service.`,
        cure: 'data-host must be the address of the web service, without /it or /webservice.',
      }),
    ]
  }
  if (reply.kind === 'refused') {
    const said = reply.messages.length > 0 ? ` It says: ${reply.messages.join(' ')}` : ''
    return [
      anError('restaurant', {
        problem: `The service does not know restaurant ${options.restaurant ?? ''}.${said}`,
        cure: 'Copy the id of the restaurant from your dashboard into data-restaurant, and check that data-host is the service it belongs to.',
      }),
    ]
  }
  const { venue } = options
  if (!venue || reply.venueIds.includes(Number(venue))) return []
  return [
    aWarning('restaurant', {
      problem: `The restaurant has no venue ${venue}.`,
      cure: `Write data-venue as one of ${reply.venueIds.join(', ')}, or leave it out.`,
    }),
  ]
}

/** Whether a browser blocks the service because the page is secure and the service is not; this machine counts as secure. */
function isMixed(page: string, host: string): boolean {
  const { protocol, hostname } = new URL(host, page)
  const isHere = /^(localhost|127\..*|\[::1\])$/.test(hostname)
  return page.startsWith('https:') && protocol === 'http:' && !isHere
}
