type Origins = { readonly cdn: string; readonly service: string; readonly provider: string }

/**
 * The strict content security policy under which the widget runs (docs/csp.md). `provider` is the origin of the card
 * provider's frames (in production https://js.stripe.com; a page with Trusted Types includes its script itself); null =
 * no card payments.
 */
export function strictPolicy({ cdn, service }: Origins, provider: string | null = null): string {
  return [
    "default-src 'none'",
    // The emulator of Stripe's script is a file of the page's own site.
    provider ? `script-src ${cdn} 'self'` : `script-src ${cdn}`,
    `connect-src ${service}`,
    `img-src ${service}`,
    "style-src 'none'",
    ...(provider ? [`frame-src ${provider}`] : []),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Additional response headers by page. */
export const pageHeaders: Readonly<Record<string, (origins: Origins) => Readonly<Record<string, string>>>> = {
  '/strict-csp.html': (origins) => ({ 'Content-Security-Policy': strictPolicy(origins, origins.provider) }),
}
