/**
 * Pointer targets smaller than WCAG 2.5.8 allows (24 by 24 px, with its exceptions for spacing and for links in a
 * sentence), and primary buttons lower than 44 px. Runs in the page.
 */
export function findSmallTargets(): string[] {
  const least = 24
  const names = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]'
  const nodesOf = (root: Document | ShadowRoot): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
      node,
      ...(node.shadowRoot ? nodesOf(node.shadowRoot) : []),
    ])
  const isReached = (node: HTMLElement) =>
    node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !node.closest('[inert]') &&
    !(node.getRootNode() instanceof ShadowRoot && (node.getRootNode() as ShadowRoot).host.closest('[inert]'))
  /** A control and the labels that a tap reaches it by. */
  const partsOf = (node: HTMLElement): HTMLElement[] => [
    node,
    ...(node instanceof HTMLInputElement ? (node.labels ?? []) : []),
  ]
  const boxOf = (node: HTMLElement): DOMRect => {
    const rects = partsOf(node).map((part) => part.getBoundingClientRect())
    const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))]
    const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))]
    return new DOMRect(left, top, right - left, bottom - top)
  }
  const widgets = [...document.querySelectorAll('comanda-order, html > div')]
  const targets = widgets
    .flatMap(({ shadowRoot }) => (shadowRoot ? nodesOf(shadowRoot) : []))
    .filter((node) => node.matches(names) && isReached(node))
    .filter((node) => !(node instanceof HTMLInputElement && node.type === 'file'))
    .map((node) => ({ node, box: boxOf(node) }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth)
  const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5
  /** Whether a press at a point reaches the control. */
  const isHit = (node: HTMLElement, x: number, y: number) => {
    const hit = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)
    return hit !== null && partsOf(node).some((part) => part.contains(hit))
  }
  /** Whether a pseudo element makes the control large enough, as the name of a dish, which fills its card. */
  const isLargeByParts = (node: HTMLElement, { x, y, width, height }: DOMRect) => {
    const [middleX, middleY, reach] = [x + width / 2, y + height / 2, least / 2 - 0.5]
    const isFilled = ['::before', '::after'].some((part) => {
      const { position, width: wide, height: high } = getComputedStyle(node, part)
      return position === 'absolute' && Math.min(parseFloat(wide), parseFloat(high)) >= least
    })
    return (
      isFilled ||
      [-reach, reach].every((by) => isHit(node, middleX + by, middleY) && isHit(node, middleX, middleY + by))
    )
  }
  /** Whether a circle of 24 px around the target meets no other target, nor the circle of another small one. */
  const isAlone = (node: HTMLElement, { x, y, width, height }: DOMRect) =>
    targets.every(({ node: other, box }) => {
      if (other === node || other.contains(node) || node.contains(other)) return true
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      if (isSmall(box)) {
        const distance = Math.hypot(middleX - (box.x + box.width / 2), middleY - (box.y + box.height / 2))
        return distance >= least
      }
      const nearX = Math.max(box.left, Math.min(middleX, box.right))
      const nearY = Math.max(box.top, Math.min(middleY, box.bottom))
      return Math.hypot(middleX - nearX, middleY - nearY) >= least / 2
    })
  const isInSentence = (node: HTMLElement) =>
    getComputedStyle(node).display === 'inline' &&
    (node.parentElement?.textContent ?? '').trim().length > (node.textContent ?? '').trim().length
  const tell = (what: string, { node, box }: (typeof targets)[number]) =>
    `${what} (${Math.round(box.width)} x ${Math.round(box.height)}): ${node.outerHTML.slice(0, 120)}`
  const small = targets.filter(
    ({ node, box }) => isSmall(box) && !isLargeByParts(node, box) && !isAlone(node, box) && !isInSentence(node),
  )
  const low = targets.filter(({ node, box }) => node.dataset.variant === 'primary' && box.height < 43.5)
  return [...small.map((one) => tell('small target', one)), ...low.map((one) => tell('low primary button', one))]
}

/**
 * Text fields that make an iPhone zoom in (below 16 px), or do not say what may be filled in, what Enter is called, which
 * keyboard fits, or how long a text may be (contract 1.2). Runs in the page.
 */
export function findPoorFields(): string[] {
  const keyboards: Readonly<Record<string, string>> = { tel: 'tel', email: 'email' }
  const fields = [...document.querySelectorAll('comanda-order')]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])])
    .filter((node) => node.checkVisibility())
  function faultsOfInput(field: HTMLInputElement): string[] {
    const { type, inputMode, maxLength, autocomplete } = field
    const faults: string[] = []
    if (!field.hasAttribute('autocomplete')) faults.push('no autocomplete')
    if (!field.enterKeyHint) faults.push('no enterkeyhint')
    // What is searched for is not sent.
    if (type !== 'search' && (maxLength < 1 || maxLength > 200)) faults.push(`maxlength ${maxLength}`)
    if (keyboards[type] && inputMode !== keyboards[type]) faults.push(`inputmode "${inputMode}"`)
    if (/^(tel|email)$/.test(autocomplete) && type !== autocomplete) faults.push(`type "${type}"`)
    return faults
  }
  return fields.flatMap((field) => {
    const isChoice = field instanceof HTMLInputElement && /checkbox|radio|file/.test(field.type)
    const faults = field instanceof HTMLInputElement && !isChoice ? faultsOfInput(field) : []
    if (!isChoice && parseFloat(getComputedStyle(field).fontSize) < 16) faults.push('text below 16 px')
    if (field instanceof HTMLTextAreaElement && (field.maxLength < 1 || field.maxLength > 2000))
      faults.push(`maxlength ${field.maxLength}`)
    return faults.map((fault) => `${fault}: ${field.outerHTML.slice(0, 160)}`)
  })
}
