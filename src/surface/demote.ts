type Demotable = {
  readonly host: HTMLElement
  /** Whether there is something to promote again. */
  readonly isOpen: () => boolean
  /** Lifts inert from the page, and puts it back. */
  readonly setInert: (isInert: boolean) => void
}

/** Lifts the host to the top layer, above all the page may draw. */
export function promote(host: HTMLElement): void {
  if (typeof host.showPopover !== 'function') return
  host.popover = 'manual'
  if (host.isConnected && !host.matches(':popover-open')) host.showPopover()
}

/** Takes the host out of the top layer in one go: no iframe reloads, nothing loses its focus. */
export function unpromote(host: HTMLElement): void {
  if (host.popover === null || typeof host.hidePopover !== 'function') return
  if (host.matches(':popover-open')) host.hidePopover()
  host.popover = null
}

/** While somebody asks for it the surface makes way for overlays of the page, as a payment challenge is one. */
export function createDemotion({ host, isOpen, setInert }: Demotable) {
  const asking = new Set<object>()

  function settle() {
    const isDemoted = asking.size > 0
    host.toggleAttribute('data-demoted', isDemoted)
    if (!isOpen()) return
    setInert(!isDemoted)
    if (isDemoted) unpromote(host)
    else promote(host)
  }

  return {
    get isDemoted() {
      return asking.size > 0
    },
    settle,
    demote(): () => void {
      const one = {}
      asking.add(one)
      settle()
      return () => {
        if (asking.delete(one)) settle()
      }
    },
  }
}
