import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning, anError } from './finding.ts'
import { blockingDirective } from './policy.ts'
import type { Directive } from './policy.ts'

/** Something the widget loads, and what does not work without it. */
type Need = { readonly directive: Directive; readonly url: string; readonly what: string; readonly isVital: boolean }

const stripe = 'https://js.stripe.com'

function needsOf({ code, host, options, service, pushWorker }: Facts): Need[] {
  const hasCards = service.kind === 'answered' && service.reply.kind === 'restaurant' && service.reply.hasCardPayments
  const paysHere = hasCards && options.paymentSurface !== 'page'
  return [
    { directive: 'script-src', url: code, what: 'the code of the widget', isVital: true },
    { directive: 'connect-src', url: host, what: 'the web service', isVital: true },
    { directive: 'img-src', url: host, what: 'pictures of dishes', isVital: false },
    ...(paysHere ? [{ directive: 'frame-src', url: stripe, what: 'the card field', isVital: false } as const] : []),
    ...(pushWorker
      ? [{ directive: 'worker-src', url: pushWorker.url, what: 'push messages', isVital: false } as const]
      : []),
  ]
}

/** What the content security policy of the page blocks, by its text and by what the browser has reported. */
export function checkPolicy(facts: Facts): Finding[] {
  const page = new URL(facts.page)
  const findings: Finding[] = []
  const named = new Set<string>()
  const report = (need: Need, directive: string) => {
    const source = new URL(need.url, page).origin
    named.add(directive)
    const say = need.isVital ? anError : aWarning
    findings.push(
      say('csp', {
        problem: `The page's content security policy blocks ${need.what}: "${directive}" does not allow ${source}.`,
        cure: `Add ${source} to ${need.directive} in the Content-Security-Policy of the page.`,
      }),
    )
  }
  const needs = needsOf(facts)
  for (const need of needs) {
    for (const policy of facts.policies) {
      const directive = blockingDirective(policy, need.directive, new URL(need.url, page), page)
      if (directive) {
        report(need, directive)
        break
      }
    }
  }
  // A policy that cannot be read still shows by what it blocks.
  for (const { directive, blocked } of facts.violations) {
    const need = needs.find(({ directive: one, url }) => directive.startsWith(one) && url.startsWith(originOf(blocked)))
    if (need && !named.has(directive) && findings.every(({ problem }) => !problem.includes(need.what)))
      report(need, directive)
  }
  return findings
}

/** Origin of a blocked address; a violation may name a word instead, such as `inline`. */
function originOf(blocked: string): string {
  return /^https?:\/\/[^/]+/.exec(blocked)?.[0] ?? 'none'
}
