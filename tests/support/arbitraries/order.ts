import fc from 'fast-check'

import type { RequestOf } from '#src/contract/endpoint.ts'
import type { AppliedReward, ChosenExtra, ComboPick, createOrder, OrderItem, OrderLine } from '#src/contract/order.ts'
import type { Order, OrderRow } from '#src/contract/placed-order.ts'
import type { CheckoutAnswer, CheckoutQuestion } from '#src/contract/venue-content.ts'
import type { FixedCostKind } from '#src/contract/venue.ts'

import { aBroughtAddress, aSentAddress } from './addresses.ts'
import { aChatOfSubject } from './chat.ts'
import { aDiscountKind, aReward, aRewardKind } from './loyalty.ts'
import { aRemoval, aStatus, aStatusChange } from './order-events.ts'
import {
  aCount,
  aDateTime,
  aFlag,
  aList,
  aNumber,
  anId,
  anObject,
  aText,
  orNull,
  someAddresses,
  someCents,
} from './values.ts'
import { anOrderType } from './venue.ts'

/** `other:` keeps a word that is none of the known two. */
const aFixedCostKind = fc.oneof(
  fc.constantFrom<FixedCostKind[]>('percentage', 'amount'),
  fc.string().map((word): FixedCostKind => `other:${word}x`),
)

type Named<T> = NonNullable<T>

const aSize = anObject<Named<OrderItem['size']>>({ id: anId(), name: aText, price: someCents })
const aVariant = anObject<Named<OrderItem['variant']>>({ id: anId(), name: aText, price: someCents })
const anExtra = anObject<ChosenExtra>({ id: anId(), groupId: anId(), name: aText, price: someCents })
const aComboPick = anObject<ComboPick>({
  productId: anId(),
  categoryId: anId(),
  name: aText,
  quantity: aCount,
  price: someCents,
  total: someCents,
})

export const anOrderLine = anObject<OrderLine>({
  lineId: aCount,
  quantity: aCount,
  unitPrice: someCents,
  item: anObject<OrderItem>({
    productId: anId(),
    categoryId: anId(),
    name: aText,
    price: someCents,
    size: orNull(aSize),
    standardSize: orNull(aSize),
    variant: orNull(aVariant),
    additions: aList(anExtra),
    picks: aList(anExtra),
    comboPicks: aList(aComboPick),
    note: orNull(aText),
    isDiscountable: aFlag,
  }),
  memberName: orNull(aText),
})

const aQuestionKind = fc.constantFrom('text' as const, 'yesNo' as const)
export const aQuestion = anObject<CheckoutQuestion>({
  id: anId(),
  kind: aQuestionKind,
  texts: anObject<CheckoutQuestion['texts']>({ name: aText }),
})
const anAnswer = anObject<CheckoutAnswer>({ questionId: anId(), name: aText, kind: aQuestionKind, value: aText })

type NewOrder = RequestOf<typeof createOrder>

const anAppliedReward = anObject<AppliedReward>({
  reward: aReward,
  discount: someCents,
  lineId: orNull(aCount),
  productId: orNull(anId<'Product'>()),
  typeId: orNull(anId<'ProductType'>()),
  productName: orNull(aText),
})

export const aPaymentMode = fc.constantFrom('cash' as const, 'card' as const, 'payPal' as const)
export const someCashMeans = fc.constantFrom('cash' as const, 'cardAtDoor' as const, 'mealVouchers' as const)

const anInvoice = {
  invoiceKind: orNull(fc.constantFrom('private' as const, 'company' as const)),
  invoiceCompanyName: orNull(aText),
  invoiceTaxCode: orNull(aText),
  invoiceVatNumber: orNull(aText),
  invoiceStreet: orNull(aText),
  invoiceHouseNumber: orNull(aText),
  invoicePostcode: orNull(aText),
  invoiceProvince: orNull(aText),
  invoiceCountry: orNull(aText),
  invoiceTown: orNull(aText),
  invoiceRecipientCode: orNull(aText),
  invoiceCertifiedEmail: orNull(aText),
} as const

const addressNames = Object.keys(aBroughtAddress) as (keyof typeof aBroughtAddress)[]

export const anOrderRequest = anObject<NewOrder>(
  {
    venueId: anId(),
    orderType: anOrderType,
    paymentMode: aPaymentMode,
    cashMeans: orNull(someCashMeans),
    device: fc.constant('site' as const),
    customerNotes: orNull(aText),
    wantsInvoice: aFlag,
    lines: aList(anOrderLine),
    slotStart: aDateTime,
    orderedAt: aDateTime,
    timetableId: anId(),
    asSoonAsPossible: aFlag,
    people: orNull(aCount),
    total: someCents,
    tip: someCents,
    shownDocuments: someAddresses,
    group: anObject<Named<NewOrder['group']>>({ code: aText, key: aText, version: aCount }),
    discountCodeId: orNull(anId<'DiscountCode'>()),
    rewards: aList(anAppliedReward),
    answers: aList(anAnswer),
    isGuest: aFlag,
    guest: orNull(
      anObject<Named<NewOrder['guest']>>(
        { hasAcceptedPrivacy: aFlag, firstName: aText, lastName: aText, phone: aText, email: aText },
        ['email'],
      ),
    ),
    fixedCost: orNull(aNumber),
    fixedCostKind: orNull(aFixedCostKind),
    fixedCostName: orNull(aText),
    fixedCostDescription: orNull(aText),
    tableId: anId<'Table'>(),
    tableName: aText,
    tableCode: aText,
    slotEnd: orNull(aDateTime),
    deliveryFee: someCents,
    ...aBroughtAddress,
    servicePointId: anId<'ServicePoint'>(),
    servicePointName: aText,
    deliveryPoint: aText,
    deliveryPointLabel: orNull(aText),
    ...anInvoice,
  },
  [
    'tip',
    'shownDocuments',
    'group',
    'tableId',
    'tableName',
    'tableCode',
    'slotEnd',
    'deliveryFee',
    'servicePointId',
    'servicePointName',
    'deliveryPoint',
    'deliveryPointLabel',
    ...addressNames,
  ],
)
const aRowExtra = anObject<OrderRow['additions'][number]>({ ingredientId: anId(), name: aText, price: someCents })
type ComboRow = OrderRow['comboContent'][number]
const aPrice = { price: someCents, total: someCents }
const aComboRow = anObject<ComboRow>({ productId: anId(), name: aText, quantity: aCount, ...aPrice })
const aRow = anObject<OrderRow>({
  productId: orNull(anId<'Product'>()),
  categoryId: orNull(anId<'Category'>()),
  sizeId: orNull(anId<'Size'>()),
  variantId: orNull(anId<'Variant'>()),
  quantity: aCount,
  name: aText,
  total: someCents,
  isDiscountable: aFlag,
  note: orNull(aText),
  sizeName: orNull(aText),
  sizePrice: orNull(someCents),
  variantName: orNull(aText),
  variantPrice: orNull(someCents),
  isCombo: aFlag,
  comboPricing: orNull(fc.constantFrom('fixed' as const, 'variable' as const)),
  picks: aList(aRowExtra),
  additions: aList(aRowExtra),
  comboContent: aList(aComboRow),
  memberName: orNull(aText),
  allergens: orNull(anObject<NonNullable<OrderRow['allergens']>>({ codes: aList(aText), isIncomplete: aFlag })),
})

export const anOrder = anObject<Order>({
  id: anId(),
  venueId: anId(),
  status: aStatus,
  endReason: fc.constantFrom('unanswered', 'tooLate', null),
  message: orNull(aText),
  removals: aList(aRemoval),
  orderType: anOrderType,
  slotStart: aDateTime,
  slotEnd: orNull(aDateTime),
  paymentMode: aPaymentMode,
  paymentStatus: orNull(fc.constantFrom('pending' as const, 'paid' as const, 'failed' as const)),
  cashMeans: orNull(someCashMeans),
  total: someCents,
  tip: orNull(someCents),
  paidByBills: orNull(someCents),
  people: orNull(aCount),
  tableName: orNull(aText),
  movedTo: orNull(anObject<NonNullable<Order['movedTo']>>({ id: anId(), name: aText, code: aText })),
  tableInstructions: orNull(aText),
  ...aSentAddress,
  servicePointId: orNull(anId<'ServicePoint'>()),
  deliveryPoint: orNull(aText),
  servicePoint: orNull(
    anObject<Named<Order['servicePoint']>>({
      name: aText,
      deliveryPointLabel: orNull(aText),
      typeLabel: orNull(aText),
    }),
  ),
  courierCompany: orNull(aText),
  courierStatus: orNull(aText),
  courierName: orNull(aText),
  courierPhone: orNull(aText),
  asSoonAsPossible: aFlag,
  wantsInvoice: aFlag,
  ...anInvoice,
  isMessagingVisible: aFlag,
  chat: orNull(aChatOfSubject),
  customerNotes: orNull(aText),
  answers: aList(anObject<Order['answers'][number]>({ name: aText, kind: aQuestionKind, value: aText })),
  rows: aList(aRow),
  deliveryFee: orNull(someCents),
  fixedCost: orNull(aNumber),
  fixedCostKind: orNull(fc.constantFrom('percentage' as const, 'amount' as const)),
  fixedCostName: orNull(aText),
  fixedCostDescription: orNull(aText),
  fixedCostAmount: orNull(someCents),
  discountCodeId: orNull(anId<'DiscountCode'>()),
  discountCodeName: orNull(aText),
  discountCodeValue: orNull(aNumber),
  discountCodeKind: orNull(aDiscountKind),
  codeDiscount: orNull(someCents),
  isDeliveryFreedByCode: aFlag,
  rewards: aList(
    anObject<Order['rewards'][number]>({
      id: anId(),
      kind: aRewardKind,
      value: orNull(aNumber),
      discount: someCents,
      productName: orNull(aText),
    }),
  ),
  expected: orNull(anObject<Named<Order['expected']>>({ from: aDateTime, to: orNull(aDateTime) })),
  statusLog: orNull(aList(aStatusChange)),
})
