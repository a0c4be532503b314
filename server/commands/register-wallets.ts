import type { AccountSetup } from '#server/providers/account-setup.ts'

/** Lets Apple Pay and Google Pay work on the hosts of some pages; answers a line for each, and what is left to do by hand. */
export async function registerWallets(
  { registerDomain }: AccountSetup,
  pages: readonly string[],
): Promise<readonly string[]> {
  if (!registerDomain) return []
  const lines: string[] = []
  for (const host of new Set(pages.flatMap(hostOf))) {
    // The account is kept already: what fails here is left to be done by hand.
    const isDone = await registerDomain(host).catch(() => false)
    lines.push(
      isDone
        ? `Wallets can be used on ${host}.`
        : `Wallets on ${host} by hand: dashboard of Stripe, Settings, Payment method domains, add ${host}.`,
    )
  }
  return lines
}

/** Wallets ask for a secure page of a named host. */
function hostOf(page: string): readonly string[] {
  const { protocol, hostname } = new URL(page)
  return protocol === 'https:' ? [hostname] : []
}
