/**
 * Colour of the brand where neither page, tag nor restaurant names one; `src/ui/base/tokens.css` repeats it (tested).
 */
export const defaultBrandColour = '#b3261e'
