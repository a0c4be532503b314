import type { AccountSetup } from './account-setup.ts'

/** A host on whose pages wallets should pay, and whether the provider has taken it. */
export type WalletHost = { readonly host: string; readonly isDone: boolean }

/** Lets Apple Pay and Google Pay work on the hosts of some pages; what is not done is left to do by hand. */
export async function registerWallets(
  { registerDomain }: AccountSetup,
  pages: readonly string[],
): Promise<readonly WalletHost[]> {
  if (!registerDomain) return []
  const hosts: WalletHost[] = []
  for (const host of new Set(pages.flatMap(hostOf))) {
    // The account is kept already: what fails here is left to be done by hand.
    hosts.push({ host, isDone: await registerDomain(host).catch(() => false) })
  }
  return hosts
}

/** Wallets ask for a secure page of a named host. */
function hostOf(page: string): readonly string[] {
  const { protocol, hostname } = new URL(page)
  return protocol === 'https:' ? [hostname] : []
}
