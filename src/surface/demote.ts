type Demotable = {
  readonly host: HTMLElement
  /** Whether the surface is open, so that it has to be promoted again. */
  readonly isOpen: () => boolean
  /** Makes the page inert or lifts it. */
  readonly setInert: (isInert: boolean) => void
}

/** Puts the host into the browser's top layer, above everything of the page. */
export function promote(host: HTMLElement): void {
  // happy-dom has no popovers.
  if (!host.showPopover) return
  host.popover = 'manual'
  if (host.isConnected && !host.matches(':popover-open')) host.showPopover()
}

/** Takes the host out of the top layer without moving it, so that no iframe reloads and the focus stays. */
export function unpromote(host: HTMLElement): void {
  if (!host.popover) return
  if (host.matches(':popover-open')) host.hidePopover()
  host.popover = null
}

/** Counts the requests to lower the surface below overlays of the page, such as a payment challenge. */
export function createDemotion({ host, isOpen, setInert }: Demotable) {
  const requests = new Set<object>()

  /** Applies the current state to host and page. */
  function settle() {
    const isDemoted = requests.size > 0
    host.toggleAttribute('data-comanda-demoted', isDemoted)
    if (!isOpen()) return
    setInert(!isDemoted)
    if (isDemoted) unpromote(host)
    else promote(host)
  }

  return {
    get isDemoted() {
      return requests.size > 0
    },
    settle,
    demote(): () => void {
      const request = {}
      requests.add(request)
      settle()
      return () => {
        if (requests.delete(request)) settle()
      }
    },
  }
}
