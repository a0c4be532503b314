export type CallerSources = {
  /** Remote address of the connection; absent without a network. */
  readonly socket: string | undefined
  /** The X-Forwarded-For header: each proxy appends the address it was called from. */
  readonly forwarded: string | undefined
  /** Number of trusted proxies; entries further left in the header may be forged. */
  readonly proxies: number
}

/** Network address of the caller, as the outermost proxy of ours saw it. */
export function callerAddress({ socket = 'local', forwarded = '', proxies }: CallerSources): string {
  if (proxies === 0) return socket
  const seen = forwarded.split(',').map((address) => address.trim())
  return seen.at(-proxies) || socket
}
