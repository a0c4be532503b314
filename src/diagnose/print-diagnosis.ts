import type { Diagnosis } from '#src/options/diagnosis.ts'

/** Prints a diagnosis as one group of the console. */
export function printDiagnosis({ findings, unknown, versions }: Diagnosis): void {
  const { loader, element, diagnose } = versions
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  // oxlint-disable-next-line no-console -- the group is what was asked for
  console.group(`Comanda: ${findings.length === 0 ? 'no findings' : count}`)
  for (const { severity, subject, problem, cure, link } of findings) {
    console.info(`${severity === 'error' ? '✖' : '▲'} ${subject}\n  ${problem}\n  Cure: ${cure}\n  More: ${link}`)
  }
  for (const line of unknown) console.info(`? Cannot be known here. ${line}`)
  console.info(`Versions: script ${loader ?? '–'}, element ${element ?? '–'}, diagnosis ${diagnose}`)
  // oxlint-disable-next-line no-console -- ends the group
  console.groupEnd()
}
