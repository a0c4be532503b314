type Origins = { readonly cdn: string; readonly service: string }

/** Response headers of a page beside its type: the strict policy SECURITY.md promises to run under. */
export const pageHeaders: Readonly<Record<string, (origins: Origins) => Readonly<Record<string, string>>>> = {
  '/strict-csp.html': ({ cdn, service }) => ({
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${cdn}`,
      `connect-src ${service}`,
      `img-src ${service}`,
      "style-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  }),
}
