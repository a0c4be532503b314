const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const format = new Intl.NumberFormat('it-IT', { ...decimals, useGrouping: 'always' })

const whole = /^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/
const thousandths = /^(BHD|JOD|KWD|OMR|TND)$/

/** Formats an amount of a currency (`eur`), counted as Stripe does, like the widget: `1.234,50 €`. */
export function money(units, currency) {
  const code = currency.toUpperCase()
  const perUnit = whole.test(code) ? 1 : thousandths.test(code) ? 1000 : 100
  return `${format.format(units / perUnit)}\u00A0${code === 'EUR' ? '€' : code}`
}
