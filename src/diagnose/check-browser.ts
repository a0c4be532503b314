import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning } from './finding.ts'

/** What the browser keeps from this page: storage, and storage of its own in a frame of another site. */
export function checkStorage({ canStore, isFramedByOther }: Facts): Finding[] {
  const findings: Finding[] = []
  if (!canStore) {
    findings.push(
      aWarning('storage', {
        problem: 'This page cannot store anything in the browser. The cart and the sign-in are gone with the page.',
        cure: 'Allow cookies and site data for this page; a page in a sandboxed frame needs allow-same-origin.',
      }),
    )
  }
  if (isFramedByOther) {
    findings.push(
      aWarning('partitioned', {
        problem:
          'Another site shows this page in a frame, so its cookies and storage are partitioned: cart and sign-in are not those of the page opened by itself.',
        cure: 'Paste the tag into the outer page, or link to this page instead of framing it.',
      }),
    )
  }
  return findings
}

/** Whether the code of a table can be read with the camera. */
export function checkCamera({ isSecure, isCameraAllowed }: Facts): Finding[] {
  if (!isSecure) {
    return [
      aWarning('camera', {
        problem: 'This page is not https, so browsers give it no camera: codes of tables must be typed.',
        cure: 'Serve the page over https.',
      }),
    ]
  }
  if (isCameraAllowed !== false) return []
  return [
    aWarning('camera', {
      problem: 'The permissions policy of this page forbids the camera: codes of tables must be typed.',
      cure: 'Send "Permissions-Policy: camera=(self)"; a page in a frame needs allow="camera" there too.',
    }),
  ]
}

const limitMs = 5 * 60_000

/** Whether the clock of this device is right: times to choose depend on it. */
export function checkClock({ clock }: Facts): Finding[] {
  const offMs = clock === null ? 0 : clock.deviceMs - clock.serverMs
  if (Math.abs(offMs) <= limitMs) return []
  return [
    aWarning('clock', {
      problem: `The clock of this device is ${Math.round(Math.abs(offMs) / 60_000)} minutes ${offMs > 0 ? 'fast' : 'slow'}, so times that are over may be offered.`,
      cure: 'Let the device set its time by itself. If all devices show this, the clock of the web server is wrong.',
    }),
  ]
}
