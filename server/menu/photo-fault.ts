import type { DownloadRefusal } from '#server/platform/download/download.ts'

/** Why a photo was not fetched. */
export type PhotoFault = {
  /** For the person who has written the address. */
  readonly sentence: string
  /** For jobs and log: it names no address. */
  readonly reason: string
  /** It may work another time. */
  readonly passes: boolean
}

const passingStatus: ReadonlySet<number> = new Set([408, 425, 429])

export function downloadFault(refusal: DownloadRefusal): PhotoFault {
  const { reason } = refusal
  switch (refusal.reason) {
    case 'not-https':
      return { sentence: 'The address, or one that it leads to, does not begin with https://.', reason, passes: false }
    case 'private-address':
      return { sentence: 'The address is not one of the public internet.', reason, passes: false }
    case 'too-many-redirects':
      return { sentence: 'The address leads to another one more than twice.', reason, passes: false }
    case 'too-large':
      return { sentence: 'The photo is larger than 5 MB.', reason, passes: false }
    case 'too-slow':
      return { sentence: 'The photo did not come within 15 seconds.', reason, passes: true }
    case 'unknown-host':
      return { sentence: 'The host of the address was not found.', reason: `${reason} ${refusal.code}`, passes: true }
    case 'no-connection':
      return { sentence: 'There was no safe connection.', reason: `${reason} ${refusal.code}`, passes: true }
    case 'status': {
      const { status } = refusal
      const passes = status >= 500 || passingStatus.has(status)
      return { sentence: `The address answers ${status}.`, reason: `HTTP ${status}`, passes }
    }
  }
}
