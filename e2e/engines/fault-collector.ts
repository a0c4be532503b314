/**
 * Notes in the page what must not happen there: errors, unhandled rejections, violations of its policy, and what is
 * written with console.error and console.warn. Runs in the page, so it uses nothing of this module; twice does no harm.
 */
export function collectFaults(): void {
  if (globalThis.comandaFaults) return
  const faults: string[] = []
  Object.defineProperty(globalThis, 'comandaFaults', { value: faults, enumerable: false })
  addEventListener('error', ({ message }) => faults.push(`uncaught ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled rejection: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind].bind(console)
    console[kind] = (...said: unknown[]) => {
      faults.push(`console.${kind}: ${said.map(String).join(' ')}`)
      write(...said)
    }
  }
}

/** What was noted and not yet taken. Runs in the page, so it uses nothing of this module. */
export function takeFaults(): string[] {
  return globalThis.comandaFaults?.splice(0) ?? []
}

declare global {
  // Of the page.
  var comandaFaults: string[] | undefined
}
