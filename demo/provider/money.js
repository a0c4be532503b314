const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const format = new Intl.NumberFormat('it-IT', { ...decimals, useGrouping: 'always' })

/** Formats cents of a currency (`eur`) like the widget: `1.234,50 €`. */
export function money(cents, currency) {
  const code = currency.toUpperCase()
  return `${format.format(cents / 100)}\u00A0${code === 'EUR' ? '€' : code}`
}
