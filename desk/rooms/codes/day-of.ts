/** The day of a moment of the file; empty = there is none. */
export const dayOf = (moment: unknown): string => (typeof moment === 'string' ? moment.slice(0, 10) : '')
