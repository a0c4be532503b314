import type { Diagnosis } from '#src/options/diagnosis.ts'
import { version } from '#src/options/version.ts'

import { checkCamera, checkClock, checkStorage } from './check-browser.ts'
import { checkCode } from './check-code.ts'
import { checkColours } from './check-colours.ts'
import { checkWallets, unknownOfWallets } from './check-payments.ts'
import { checkPolicy } from './check-policy.ts'
import { checkPushWorker } from './check-push-worker.ts'
import { checkService } from './check-service.ts'
import { checkTag } from './check-tag.ts'
import type { Facts, TagOptions } from './facts.ts'
import { gatherFacts } from './gather-facts.ts'
import { printDiagnosis } from './print-diagnosis.ts'

const checks = [
  checkTag,
  checkService,
  checkPolicy,
  checkCode,
  checkStorage,
  checkCamera,
  checkWallets,
  checkPushWorker,
  checkClock,
  checkColours,
]

/** Judges what is known about a page. */
export function judge(facts: Facts): Diagnosis {
  const all = checks.flatMap((check) => check(facts))
  const findings = [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ]
  const { isSecure, isCameraAllowed, clock, pushWorker } = facts
  const unknown = [
    ...unknownOfWallets(facts),
    ...(isSecure && isCameraAllowed === null ? ['Whether the page allows the camera: this browser does not say.'] : []),
    ...(clock === null ? ['Whether the clock is right: the site of this page does not say its time.'] : []),
    ...(pushWorker?.status === null ? ['Whether the push worker is there: this page may not ask for it.'] : []),
  ]
  return { isHealthy: all.length === 0, findings, unknown, versions: { ...facts.versions, diagnose: version } }
}

/**
 * Finds out what keeps the widget from working on this page, says it on the console and returns it. The loader runs it
 * with its options for `Comanda('diagnose')`; where the loader could not start, the page of the docs imports it.
 */
export async function diagnose(options?: TagOptions): Promise<Diagnosis> {
  const diagnosis = judge(await gatherFacts(options))
  printDiagnosis(diagnosis)
  return diagnosis
}

/** How the loader calls it. */
export const run = ({ setup }: { readonly setup: { readonly options: TagOptions } }) => diagnose(setup.options)
