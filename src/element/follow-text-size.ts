/** Text size of browsers in px until the reader chooses another: what the tokens are drawn for. */
const usualPx = 16

/**
 * Enlarges the texts as the reader's setting enlarges the size `medium`, unless the page says `--comanda-text-scale`
 * (`tokens.css`). The font of the root element would say it too, but pages change it. Texts never get smaller by it [SHELL-98].
 */
export function followTextSize(element: HTMLElement): void {
  const probe = element.ownerDocument.createElement('p')
  // The family counts as well: browsers have a smaller `medium` for fixed width.
  probe.style.font = 'medium serif'
  element.shadowRoot?.append(probe)
  const px = parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  if (px > usualPx) element.style.setProperty('--comanda-derived-scale', `${px / usualPx}`)
}
