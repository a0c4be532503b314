export type CallerSources = {
  /** Of the connection; absent without a network. */
  readonly socket: string | undefined
  /** The X-Forwarded-For header: each proxy adds whom it was asked by. */
  readonly forwarded: string | undefined
  /** How many proxies of ours stand in front; what stands further left in the header anybody may have written. */
  readonly proxies: number
}

/** Network address of the caller, as the outermost proxy of ours saw it. */
export function callerAddress({ socket = 'local', forwarded = '', proxies }: CallerSources): string {
  if (proxies === 0) return socket
  const seen = forwarded.split(',').map((address) => address.trim())
  return seen.at(-proxies) || socket
}
