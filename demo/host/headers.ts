type Origins = { readonly cdn: string; readonly service: string; readonly provider: string }

/**
 * The policy SECURITY.md promises to run under. With `provider` (in life https://js.stripe.com, whose script a page that
 * demands Trusted Types pastes itself) the page takes cards too, and nothing else is added.
 */
export function strictPolicy({ cdn, service }: Origins, provider: string | null = null): string {
  return [
    "default-src 'none'",
    // The stand-in for Stripe's script is a file of the page's own site.
    provider ? `script-src ${cdn} 'self'` : `script-src ${cdn}`,
    `connect-src ${service}`,
    `img-src ${service}`,
    "style-src 'none'",
    ...(provider ? [`frame-src ${provider}`] : []),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Response headers of a page beside its type. */
export const pageHeaders: Readonly<Record<string, (origins: Origins) => Readonly<Record<string, string>>>> = {
  '/strict-csp.html': (origins) => ({ 'Content-Security-Policy': strictPolicy(origins, origins.provider) }),
}
