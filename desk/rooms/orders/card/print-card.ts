/** Prints one card alone (print.css), in the light colours of paper. */
export function printCard(card: HTMLElement, print: () => void): void {
  const page = card.closest<HTMLElement>('.desk-page')
  const theme = page?.dataset.theme
  card.dataset.printed = ''
  if (page) page.dataset.theme = 'light'
  print()
  delete card.dataset.printed
  if (page && theme === undefined) delete page.dataset.theme
  else if (page) page.dataset.theme = theme
}
