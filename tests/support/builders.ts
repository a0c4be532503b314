import type {
  ComboProduct,
  ExtraIngredient,
  ExtraSet,
  GroupRule,
  Ingredient,
  PriceRow,
  Product,
  Size,
  Variant,
} from '#src/contract/product.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { Cents, Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { License, ServiceConfig, Venue } from '#src/contract/venue.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import type { Cart, CartLine } from '#src/domain/cart/cart-line.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'

/** A branded id; what it names follows from where it is used. */
export function id<E extends string>(value: number): Id<E> {
  return value as Id<E>
}

/** An amount as people write it: `price('6.50')` is 650 cents. */
export function price(amount: string): Cents {
  return Math.round(Number(amount) * 100) as Cents
}

export const day = (text: string) => text as LocalDate
export const moment = (text: string) => text as LocalDateTime
export const time = (text: string) => text as LocalTime

export const venueId = id<'Venue'>(11)
/** Where and for what something is ordered in the tests of rules. */
export const at = (orderType: OrderType) => ({ venueId, orderType })
export const menuId = id<'Menu'>(3)
const categoryId = id<'Category'>(5)

export function aSize(fields: Partial<Size> = {}): Size {
  return { id: id(1), name: 'Small', price: price('5.00'), isStandard: false, ...fields }
}

export function aVariant(fields: Partial<Variant> = {}): Variant {
  return { id: id(1), name: 'Wholemeal', price: price('0.50'), label: null, ...fields }
}

export function aPriceRow(fields: Partial<PriceRow> = {}): PriceRow {
  return { sizeId: 'any', variantId: 'any', price: price('9.00'), eatInPrice: null, ...fields }
}

export function anIngredient(fields: Partial<Ingredient> = {}): Ingredient {
  return { id: id(1), name: 'Mozzarella', allergens: [], isAvailable: true, excludedVenueIds: [], ...fields }
}

export function anExtra(fields: Partial<ExtraIngredient> = {}): ExtraIngredient {
  return { ...anIngredient({ name: 'Mushrooms' }), groupId: id(1), price: price('1.00'), sizePrices: [], ...fields }
}

export function aGroupRule(fields: Partial<GroupRule> = {}): GroupRule {
  return { sizeId: 'any', groupId: id(1), max: null, min: null, free: null, price: null, ...fields }
}

/** A set with one group of its own for each group its ingredients name. */
export function anExtraSet(fields: Partial<ExtraSet> = {}): ExtraSet {
  const ingredients = fields.ingredients ?? [anExtra()]
  const groupIds = [...new Set(ingredients.map(({ groupId }) => groupId))]
  return {
    groups: groupIds.map((group) => ({ id: group, name: `Group ${group}` })),
    ingredients,
    groupRules: [],
    ...fields,
  }
}

export function aComboProduct(fields: Partial<ComboProduct> = {}): ComboProduct {
  const made = { productId: id<'Product'>(70), categoryId: id<'Category'>(9), name: 'Cola', quantity: 0 }
  return { ...made, price: price('0.00'), total: price('0.00'), ingredients: [], ...fields }
}

/** A dish without anything to choose, in the menu of the tests and deliverable. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: id(7),
    name: 'Margherita',
    description: null,
    photoCode: null,
    photos: [],
    price: price('6.50'),
    eatInPrice: null,
    category: { id: categoryId, name: 'Pizzas' },
    categoryIds: [categoryId],
    typeId: id(1),
    traits: [],
    ingredients: [anIngredient()],
    sizes: [],
    variants: [],
    variantName: null,
    isVariantRequired: false,
    priceTable: [],
    additions: null,
    picks: null,
    minPicks: null,
    maxPicks: null,
    maxFlavours: null,
    stock: [],
    suggestedProductIds: [],
    isDiscountable: true,
    isDeliverable: true,
    menuIds: [menuId],
    isCombo: false,
    comboPricing: null,
    minComboProducts: null,
    maxComboProducts: null,
    comboCategories: null,
    comboProducts: null,
    isAlcoholic: false,
    nutrition: null,
    ...fields,
  }
}

export function aCombo(fields: Partial<Product> = {}): Product {
  const comboProducts = [aComboProduct()]
  return aProduct({
    name: 'Lunch deal',
    isCombo: true,
    comboPricing: 'fixed',
    comboProducts,
    comboCategories: [],
    ...fields,
  })
}

export function aConfiguration(fields: Partial<Configuration> = {}): Configuration {
  return { sizeId: null, variantId: null, additions: [], picks: [], comboPicks: [], note: '', ...fields }
}

/** The choice of an extra: `choose(anExtra({ id: id(4) }))`. */
export function choose(extra: Pick<ExtraIngredient, 'id' | 'groupId'>): ExtraChoice {
  return { id: extra.id, groupId: extra.groupId }
}

type LineFields = {
  readonly product?: Product
  readonly configuration?: Partial<Configuration>
  readonly quantity?: number
  readonly orderType?: OrderType
  readonly lineId?: number
  readonly categoryId?: Id<'Category'>
}

/** A line priced by the rules. */
export function aLine({ product = aProduct(), configuration, ...fields }: LineFields = {}): CartLine {
  return buildLine({
    product,
    configuration: { ...emptyConfiguration(product), ...configuration },
    categoryId,
    quantity: 1,
    orderType: 'takeAway',
    venueId,
    lineId: 1,
    ...fields,
  })
}

/** A cart of lines that are numbered in their order. */
export function aCart(...lines: CartLine[]): Cart {
  return { lines: lines.map((line, index) => ({ ...line, lineId: index + 1 })), counter: lines.length }
}

export function aServiceConfig(fields: Partial<ServiceConfig> = {}): ServiceConfig {
  return {
    type: 'takeAway',
    isActive: true,
    isBlocked: false,
    maxPeople: null,
    blockedUntil: null,
    allowsAsSoonAsPossible: false,
    zoneMode: null,
    hasSlotsByCity: false,
    defaultAddress: null,
    freeDeliveryFrom: null,
    fixedCost: null,
    fixedCostKind: null,
    fixedCostName: null,
    fixedCostDescription: null,
    fixedCostFreeFrom: null,
    callReasons: [],
    hasGroups: false,
    hasBills: false,
    tips: null,
    ...fields,
  }
}

export function aLicense(fields: Partial<License> = {}): License {
  return { venueId, isActive: true, text: '', isDead: false, ...fields }
}

/** A venue open for take-away only. */
export function aVenue(fields: Partial<Venue> = {}): Venue {
  return {
    id: venueId,
    name: 'Da Gino Centro',
    street: 'Via Roma',
    houseNumber: '1',
    postcode: '20121',
    town: 'Milano',
    province: 'MI',
    country: 'IT',
    phone: '+39 02 0000000',
    email: 'centro@dagino.example',
    companyName: null,
    vatNumber: null,
    latitude: null,
    longitude: null,
    currencyCode: 'EUR',
    timeZone: 'Europe/Rome',
    externalReservationUrl: null,
    hasMessaging: false,
    requiresInvoice: false,
    photos: [],
    texts: { description: '' },
    license: aLicense({ venueId: fields.id ?? venueId }),
    openingHours: [],
    takeAway: aServiceConfig(),
    delivery: null,
    eatIn: null,
    dil: null,
    table: null,
    reservation: null,
    reservations: null,
    hasPonyuKey: false,
    hasPonyuSlots: false,
    hasEatintimeKey: false,
    hasEatintimeSlots: false,
    showcaseMenuId: null,
    ...fields,
  }
}

/** A restaurant with one venue. */
export function aRestaurant(fields: Partial<Restaurant> = {}): Restaurant {
  return {
    id: id(1),
    shortCode: 'gino',
    venues: [aVenue()],
    activeServices: ['takeAway'],
    settings: {
      layout: 'grid',
      hasLoyaltyCard: false,
      hasDiscountCodes: false,
      logo: null,
      siteUrl: null,
      colours: null,
      poweredBy: null,
      acceptsSimpleRequests: false,
      hasWallets: false,
      firebase: null,
      googlePageUrl: null,
      pushConfig: null,
      guestOrderTypes: [],
      proposesEarliestSlot: false,
    },
    currencies: [{ id: id(1), code: 'EUR', symbol: '€' }],
    servicePoints: [],
    isFranchise: false,
    hasCardPayments: false,
    isFairMode: false,
    isDistrictMode: false,
    hasExternalIntegration: false,
    activeLanguages: ['it', 'en'],
    ...fields,
  }
}

/** A take-away slot of the day: `aSlot('12:15')`. */
export function aSlot(from = '12:00', fields: Partial<TimeSlot> = {}): TimeSlot {
  return { from: time(from), to: null, timetableId: id(40), menuId, deliveryCityIds: [], ...fields }
}
