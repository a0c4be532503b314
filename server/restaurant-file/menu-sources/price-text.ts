/**
 * The amount of a price as people write it (`8,50`, `€ 8.50`, `1.234,50`, `9.90 EUR`), in units of the currency; null when
 * it is none. The last sign between digits is that of the decimals, unless three digits follow it.
 */
export function priceOfText(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0'’]/g, '').replaceAll(/^[^\d-]+|[^\d]+$/g, '')
  if (!/^-?\d[\d.,]*$/.test(plain)) return null
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const decimals = last < 0 ? '' : plain.slice(last + 1)
  const isThousands = decimals.length === 3
  const whole = last < 0 || isThousands ? plain : plain.slice(0, last)
  if (!/^-?(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null
  const digits = whole.replaceAll(/[.,]/g, '')
  const amount = Number(isThousands || last < 0 ? digits : `${digits}.${decimals}`)
  return Number.isFinite(amount) ? amount : null
}
