/** Directives asked in this order; the first that a policy has decides (CSP 3, "fallback list"). */
const fallbacks = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'worker-src': ['worker-src', 'child-src', 'script-src', 'default-src'],
} as const
export type Directive = keyof typeof fallbacks

/**
 * Name of the directive by which a content security policy keeps `url` off a page; null when the policy allows it.
 * Scripts under a nonce, a hash or 'strict-dynamic' count as allowed: what the tag imports inherits that.
 */
export function blockingDirective(policy: string, directive: Directive, url: URL, page: URL): string | null {
  const rules = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !rules.has(name.toLowerCase())) rules.set(name.toLowerCase(), sources)
  }
  const deciding = fallbacks[directive].find((name) => rules.has(name))
  if (!deciding) return null
  const sources = rules.get(deciding) ?? []
  return sources.some((source) => allows(source.toLowerCase(), url, page)) ? null : deciding
}

function allows(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin
  if (source === "'strict-dynamic'" || source.startsWith("'nonce-") || source.startsWith("'sha")) return true
  if (source.startsWith("'")) return false
  if (source === '*') return /^https?:$/.test(url.protocol)
  if (/^[a-z][\w+.-]*:$/.test(source)) return isScheme(source, url)
  return isHost(source, url, page)
}

/** `http:` in a policy allows https too. */
function isScheme(scheme: string, url: URL): boolean {
  return url.protocol === scheme || (scheme === 'http:' && url.protocol === 'https:')
}

function isHost(source: string, url: URL, page: URL): boolean {
  const match = /^(?:([a-z][\w+.-]*:)\/\/)?([^:/]+)(?::(\d+|\*))?(\/[^?#]*)?$/.exec(source)
  if (!match) return false
  const [, scheme = page.protocol, host = '', port = '', path = '/'] = match
  const isSameHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
  return isScheme(scheme, url) && isSameHost && isPort(port, url) && isPath(path, url)
}

/** Without a port in the policy the default one is meant. */
function isPort(port: string, { port: own, protocol }: URL): boolean {
  return port === '*' || (port || defaultPort(protocol)) === (own || defaultPort(protocol))
}

/** A path that ends in a slash stands for all below it. */
function isPath(path: string, { pathname }: URL): boolean {
  return path.endsWith('/') ? pathname.toLowerCase().startsWith(path) : pathname.toLowerCase() === path
}

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80')
