import fc from 'fast-check'

import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import { countDiscountCodes, getDiscountCodes } from '#src/contract/discount-code.ts'
import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { getNews } from '#src/contract/news.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import type { StartReply, StartRequest } from '#src/contract/restaurant.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'

import { accountCalls } from './account-calls.ts'
import { addressCalls } from './address-calls.ts'
import { aDeliveryCity, anOrderAddress } from './addresses.ts'
import type { Call } from './call.ts'
import { call } from './call.ts'
import { groupCalls } from './group-calls.ts'
import { aDiscountCode, aLoyaltyCard, aPromotion, aReward } from './loyalty.ts'
import { aCategory, aCategoryRef, anyProduct, aShiftDay, aTimeSlot } from './menu.ts'
import { messagingCalls } from './messaging-calls.ts'
import { anOrder, anOrderRequest, aQuestion, someCashMeans } from './order.ts'
import { aModeOfPayment, paymentCalls } from './payment-calls.ts'
import { reservationCalls } from './reservation-calls.ts'
import {
  aCount,
  aDate,
  aDateTime,
  aFlag,
  aList,
  anId,
  anObject,
  aText,
  aWebAddress,
  orNull,
  someCents,
} from './values.ts'
import {
  aClosure,
  aConsent,
  aLicense,
  aNewsItem,
  anOrderType,
  anyRestaurant,
  aServiceConfig,
  aServiceType,
  aVenue,
} from './venue.ts'

const nothing = fc.constant({})
const aSlotOfCart = { slotStart: aDateTime, timetableId: anId<'Timetable'>(), timeZone: aText }
const aSearch = {
  venueId: anId<'Venue'>(),
  type: aServiceType,
  deliveryCityIds: orNull(aList(anId<'DeliveryCity'>())),
  deliveryZoneId: orNull(anId<'DeliveryZone'>()),
  servicePointId: orNull(anId<'ServicePoint'>()),
}
const aConfig = orNull(aServiceConfig)

type MixedRequest = RequestOf<typeof getMixedInfo>
const switches = {
  takeAway: aFlag,
  delivery: aFlag,
  eatIn: aFlag,
  dil: aFlag,
  table: aFlag,
  deliveryCities: aFlag,
  paymentModes: aFlag,
  paymentCredentials: aFlag,
  cashMeans: aFlag,
  checkoutQuestions: aFlag,
  closures: aFlag,
  promotion: aFlag,
  news: aFlag,
  venue: aFlag,
}

type CodesRequest = RequestOf<typeof getDiscountCodes>
const aCodesRequest = anObject<CodesRequest>({ venueId: orNull(anId<'Venue'>()), isHidden: aFlag, asNumber: aFlag }, [
  'isHidden',
  'asNumber',
])

const aCategoriesReply = anObject<ReplyOf<typeof getCategories>>({
  recommended: aList(anId<'Product'>()),
  menuNotes: orNull(aText),
  categories: aList(aCategory),
})
const aProductsReply = anObject<ReplyOf<typeof getProducts>>({
  products: aList(anyProduct),
  categoryName: orNull(aText),
  nextCategory: orNull(aCategoryRef),
  previousCategory: orNull(aCategoryRef),
  isBrief: aFlag,
})
const aStatusReply = anObject<ReplyOf<typeof getStatus>>({ isUnderMaintenance: aFlag, licenses: aList(aLicense) })

type StartOfReply = Pick<ReplyOf<typeof getRestaurantInfo>, 'start'>
const aStartRequest = anObject<StartRequest>({
  venueId: orNull(anId<'Venue'>()),
  menuId: orNull(anId<'Menu'>()),
  wantsCategories: aFlag,
  wantsProducts: aFlag,
})
const aStartReply = anObject<StartReply>({
  status: aStatusReply,
  categories: orNull(aCategoriesReply),
  products: aList(
    anObject<StartReply['products'][number]>({ categoryId: orNull(anId<'Category'>()), reply: aProductsReply }),
  ),
})

/** Every call of the contract, with any request and reply. */
export const calls: Readonly<Record<string, Call>> = {
  ...accountCalls,
  checkCart: call(
    checkCart,
    anObject<RequestOf<typeof checkCart>>({
      ...aSlotOfCart,
      venueId: anId(),
      orderType: anOrderType,
      productsTotal: someCents,
      address: orNull(anOrderAddress),
      servicePointId: orNull(anId<'ServicePoint'>()),
    }),
    nothing,
  ),
  setOrderTime: call(setOrderTime, anObject(aSlotOfCart), anObject({ timeLimit: orNull(aDateTime) })),
  createOrder: call(
    createOrder,
    anOrderRequest,
    anObject<ReplyOf<typeof createOrder>>({ id: anId(), total: someCents, token: orNull(aText) }),
  ),
  getOrder: call(
    getOrder,
    anObject<RequestOf<typeof getOrder>>({ venueId: orNull(anId<'Venue'>()), id: anId(), token: orNull(aText) }),
    anObject({ order: anOrder }),
  ),
  getOrderHistory: call(getOrderHistory, anObject({ countsMessages: aFlag }), anObject({ orders: aList(anOrder) })),
  getCategories: call(
    getCategories,
    anObject<RequestOf<typeof getCategories>>({ menuId: anId(), venueId: anId() }),
    aCategoriesReply,
  ),
  getProducts: call(
    getProducts,
    anObject<RequestOf<typeof getProducts>>({
      menuId: anId(),
      venueId: anId(),
      categoryId: orNull(anId<'Category'>()),
      wantsCategoryName: aFlag,
      wantsNextCategory: aFlag,
      wantsPreviousCategory: aFlag,
      productIds: orNull(aList(anId<'Product'>())),
      suggestedIds: orNull(aList(anId<'Product'>())),
      excludedIds: orNull(aList(anId<'Product'>())),
    }),
    aProductsReply,
  ),
  getProduct: call(
    getProduct,
    anObject<RequestOf<typeof getProduct>>({
      productId: anId(),
      categoryId: anId(),
      venueId: anId(),
      lastUpdate: aFlag,
    }),
    anObject({ product: anyProduct }),
  ),
  getRestaurantInfo: call(
    getRestaurantInfo,
    anObject<RequestOf<typeof getRestaurantInfo>>({ start: orNull(aStartRequest) }, ['start']),
    fc
      .tuple(anyRestaurant, anObject<StartOfReply>({ start: orNull(aStartReply) }, ['start']))
      .map(([restaurant, start]) => ({ ...restaurant, ...start })),
  ),
  getStatus: call(getStatus, nothing, aStatusReply),
  getServiceConfigs: call(
    getServiceConfigs,
    anObject<RequestOf<typeof getServiceConfigs>>({ venueId: anId(), type: orNull(aServiceType) }),
    anObject<ReplyOf<typeof getServiceConfigs>>({
      takeAway: aConfig,
      delivery: aConfig,
      eatIn: aConfig,
      dil: aConfig,
      table: aConfig,
      reservation: aConfig,
    }),
  ),
  getDays: call(getDays, anObject(aSearch), anObject({ days: aList(aShiftDay) })),
  getSlots: call(getSlots, anObject({ ...aSearch, date: aDate }), anObject({ slots: aList(aTimeSlot) })),
  getMixedInfo: call(
    getMixedInfo,
    anObject<MixedRequest>(
      {
        ...switches,
        venueId: orNull(anId<'Venue'>()),
        orderType: orNull(aServiceType),
        newsLimit: orNull(aCount),
      },
      Object.keys(switches) as (keyof typeof switches)[],
    ),
    anObject<ReplyOf<typeof getMixedInfo>>({
      takeAway: aConfig,
      delivery: aConfig,
      eatIn: aConfig,
      dil: aConfig,
      table: aConfig,
      deliveryCities: aList(aDeliveryCity),
      paymentModes: aList(aModeOfPayment),
      cashMeans: aList(anObject<CashMeans>({ id: anId(), kind: someCashMeans, label: aText })),
      checkoutQuestions: aList(aQuestion),
      closures: aList(aClosure),
      promotion: orNull(aPromotion),
      news: aList(aNewsItem),
      venue: orNull(aVenue),
    }),
  ),
  getNews: call(
    getNews,
    anObject<RequestOf<typeof getNews>>({ venueId: anId(), id: anId(), withPrevious: aFlag, withNext: aFlag }),
    anObject<ReplyOf<typeof getNews>>({ item: aNewsItem, previous: orNull(aNewsItem), next: orNull(aNewsItem) }),
  ),
  ...addressCalls,
  ...paymentCalls,
  ...groupCalls,
  ...messagingCalls,
  ...reservationCalls,
  getDiscountCodes: call(getDiscountCodes, aCodesRequest, anObject({ codes: aList(aDiscountCode) })),
  countDiscountCodes: call(countDiscountCodes, aCodesRequest, anObject({ count: aCount })),
  getLoyaltyCard: call(getLoyaltyCard, anObject({ venueId: anId<'Venue'>() }), aLoyaltyCard),
  getRewards: call(getRewards, anObject({ venueId: anId<'Venue'>() }), anObject({ rewards: aList(aReward) })),
  getConsents: call(
    getConsents,
    anObject<RequestOf<typeof getConsents>>(
      { venueId: orNull(anId<'Venue'>()), forAccount: aFlag, forReservation: aFlag },
      ['forAccount', 'forReservation'],
    ),
    anObject({ consents: aList(aConsent), accessibilityUrl: orNull(aWebAddress) }),
  ),
}
