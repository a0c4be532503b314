/**
 * What a dish is for the VAT of some country [TAX-01]. Keepable: food that is not for eating at once, packed or, in Britain,
 * cold. A soft drink has no added sugar; one that has is sweetened.
 */
export const vatClasses = ['dish', 'keepable', 'softDrink', 'sweetenedDrink', 'alcohol'] as const
export type VatClass = (typeof vatClasses)[number]

type Taxed = { readonly vatClass: VatClass | null; readonly isAlcoholic: boolean }

/** The class of a product; one that says none is alcohol or a dish [TAX-02]. */
export function vatClassOf({ vatClass, isAlcoholic }: Taxed): VatClass {
  return vatClass ?? (isAlcoholic ? 'alcohol' : 'dish')
}
