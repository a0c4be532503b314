/**
 * Brand colour when neither page, tag nor restaurant sets one; `src/ui/base/tokens.css` repeats it, which a test
 * checks.
 */
export const defaultBrandColour = '#b3261e'
