export const digitsOf = (text) => text.replaceAll(/\D/g, '')

/** Groups a card number: `4242 4242 4242 4242`, American Express `3782 822463 10005`. */
export function shownNumber(text) {
  const digits = digitsOf(text).slice(0, 19)
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const parts = []
  let start = 0
  for (const length of groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + length))
    start += length
  }
  return parts.join(' ')
}

/** Formats an expiry date while typing: `4` as `04`, `1230` as `12 / 30`. */
export function shownExpiry(text) {
  const digits = digitsOf(text)
    .replace(/^([2-9])$/, '0$1')
    .slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export function brandOf(number) {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return /^3[47]/.test(number) ? 'amex' : 'unknown'
}

export function passesLuhn(number) {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Number of digits: 16, for American Express 15. */
export const lengthOf = (number) => (brandOf(number) === 'amex' ? 15 : 16)
