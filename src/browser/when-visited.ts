/**
 * Runs once somebody visits the page: at once, or, in a page that the browser renders ahead of a click, when the click
 * comes. Such a page may never be seen, so nothing is loaded or asked for it.
 */
export function whenVisited(run: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
