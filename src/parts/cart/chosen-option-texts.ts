import type { CartLine } from '#src/domain/cart/cart-line.ts'

/** Texts of the options chosen on a cart line, one for each, in the order of the product page. */
export function chosenOptionTexts({ size, variant, additions, picks, comboPicks, note }: CartLine['item']): string[] {
  return [
    ...[size, variant].flatMap((one) => (one ? [one.name] : [])),
    ...counted(picks.map((pick) => pick.name)),
    ...comboPicks.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ...counted(additions.map((addition) => addition.name)).map((name) => `+\u00A0${name}`),
    ...(note ? [`“${note}”`] : []),
  ]
}

/** Each name once, with how often it was chosen. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length
    return times > 1 ? `${times} × ${name}` : name
  })
}
