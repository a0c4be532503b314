/** What `Comanda('diagnose')` returns. All texts are English, for developers. */
export type Diagnosis = {
  readonly isHealthy: boolean
  /** The worst first. */
  readonly findings: readonly Finding[]
  /** What cannot be found out in a browser, and where to look instead. */
  readonly unknown: readonly string[]
  /** Versions on this page; null while that part has not been loaded. */
  readonly versions: { readonly loader: string | null; readonly element: string | null; readonly diagnose: string }
}

/** Subject of a finding; its chapter in `docs/diagnose.md` has this name. */
export type Subject =
  | 'tag'
  | 'duplicate-tag'
  | 'restaurant'
  | 'service'
  | 'unreachable'
  | 'cors'
  | 'mixed-content'
  | 'csp'
  | 'code'
  | 'versions'
  | 'storage'
  | 'partitioned'
  | 'camera'
  | 'wallets'
  | 'push-worker'
  | 'clock'
  | 'contrast'

export type Finding = {
  readonly subject: Subject
  /** `error`: nobody can order. `warning`: a part does not work, or works otherwise than the page wants. */
  readonly severity: 'error' | 'warning'
  readonly problem: string
  readonly cure: string
  /** Chapter of the docs. */
  readonly link: string
}
