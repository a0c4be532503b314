/** React is what we write, Preact is what we ship (decision 1). */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  // wouter asks for the shim of React 17; React 19 and preact/compat have the hook themselves.
  { find: /^use-sync-external-store\/shim.*$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
]
