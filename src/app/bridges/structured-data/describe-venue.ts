import type { Category, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { shownPrice, sizePrice } from '#src/domain/product/shown-price.ts'

import { dietsOf } from './diets.ts'
import { openingTimes } from './opening-times.ts'

export type VenueMenu = {
  readonly venue: Venue
  /** Selects the price list. */
  readonly orderType: OrderType
  readonly language: string
  readonly sections: readonly { readonly category: Category; readonly products: readonly Product[] }[]
}

/** A venue with its menu in the words of https://schema.org/Restaurant; what is not known is left out. */
export function describeVenue({ venue, orderType, language, sections }: VenueMenu) {
  const { name, phone, latitude, longitude, currencyCode } = venue
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    ...known('telephone', phone),
    address: addressOf(venue),
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(venue.openingHours.length > 0 ? { openingHoursSpecification: openingTimes(venue) } : {}),
    currenciesAccepted: currencyCode,
    hasMenu: {
      '@type': 'Menu',
      inLanguage: language,
      hasMenuSection: sections.map(({ category, products }) => ({
        '@type': 'MenuSection',
        name: category.name,
        ...known('description', category.description),
        hasMenuItem: products.map((product) => describeProduct(product, orderType, currencyCode)),
      })),
    },
  }
}

function addressOf({ street, houseNumber, postcode, town, province, country }: Venue) {
  return {
    '@type': 'PostalAddress',
    ...known('streetAddress', `${street} ${houseNumber}`.trim()),
    ...known('postalCode', postcode),
    ...known('addressLocality', town),
    ...known('addressRegion', province),
    ...known('addressCountry', country),
  }
}

function describeProduct(product: Product, orderType: OrderType, priceCurrency: string) {
  const diets = dietsOf(product.traits)
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...known('description', product.description),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    offers: offersOf(product, orderType, priceCurrency),
  }
}

/** One offer for each size, else one at the price of the card. */
function offersOf(product: Product, orderType: OrderType, priceCurrency: string) {
  const offer = (price: Cents) => ({ '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency })
  if (product.sizes.length < 2) return offer(shownPrice(product, orderType).price)
  return product.sizes.map(({ id, name }) => ({ ...offer(sizePrice(product, id, orderType)), name }))
}

function known(property: string, text: string | null): Readonly<Record<string, string>> {
  return text ? { [property]: text } : {}
}
