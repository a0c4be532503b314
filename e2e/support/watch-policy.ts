import type { Page } from '@playwright/test'

/** CSP violations on all pages of the test. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('stopped', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    const { stopped } = globalThis as unknown as { stopped(what: string): void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      stopped(`${violatedDirective} ${blockedURI}`),
    )
  })
  return violations
}
