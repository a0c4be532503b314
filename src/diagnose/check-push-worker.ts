import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning } from './finding.ts'

/** Whether the service worker that the tag names for push messages is there. */
export function checkPushWorker({ pushWorker, page, isSecure }: Facts): Finding[] {
  if (pushWorker === null) return []
  const { url, status, type } = pushWorker
  const warn = (problem: string, cure: string) => [aWarning('push-worker', { problem, cure })]
  if (!isSecure) return warn('This page is not https, so there are no push messages.', 'Serve the page over https.')
  if (new URL(url).origin !== new URL(page).origin) {
    return warn(
      `The push worker ${url} is on another origin, and browsers refuse that.`,
      'Put the file on the site of this page and write its path into data-push-sw.',
    )
  }
  if (status === null) return []
  if (status !== 200) {
    return warn(
      `There is no push worker at ${url} (status ${status}).`,
      'Put the file of one line there (docs/push.md), or correct data-push-sw.',
    )
  }
  if (!type.includes('javascript')) {
    return warn(`The push worker ${url} is served as "${type}".`, 'Serve it as text/javascript.')
  }
  return []
}
