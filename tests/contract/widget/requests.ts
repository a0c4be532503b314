import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { AppliedReward, OrderLine } from '#src/contract/order.ts'
import { day, id, price } from '#tests/support/builders.ts'

const postal = {
  street: 'Via Garibaldi',
  houseNumber: '8',
  town: 'Torino',
  postcode: '10122',
  province: 'TO',
  country: 'IT',
} as const

/** What `tests/contract/samples/entities/order_address.json` is written from. */
export const orderAddress: OrderAddress = {
  zoneMode: 'coordinates',
  savedAddressId: id(441),
  deliveryCityId: id(31),
  deliveryZoneId: id(501),
  formattedAddress: 'Via Garibaldi 8, 10122 Torino TO, Italia',
  latitude: 45.0731,
  longitude: 7.6801,
  houseNumber: '8bis',
  isComplete: true,
  foundCityIds: [id(31), id(32)],
  info: postal,
}

/** An address of coordinates to save. */
export const newAddress: NewAddress = {
  zoneMode: 'coordinates',
  orderAddress,
  ...postal,
  doorbell: 'Rossi',
  note: 'Secondo piano',
  deliveryCityId: id(31),
  deliveryZoneId: id(501),
  oldId: null,
}

/** A line with everything that can be chosen. */
export const line: OrderLine = {
  lineId: 1,
  quantity: 2,
  unitPrice: price('12.20'),
  item: {
    productId: id(901),
    categoryId: id(61),
    name: 'Margherita',
    price: price('10.20'),
    size: { id: id(502), name: 'Maxi', price: price('9.00') },
    standardSize: { id: id(501), name: 'Normale', price: price('6.10') },
    variant: { id: id(601), name: 'Integrale', price: price('1.20') },
    additions: [{ id: id(15), groupId: id(71), name: 'Bufala', price: price('2.20') }],
    picks: [{ id: id(25), groupId: id(81), name: 'Pistacchio', price: price('0.80') }],
    comboPicks: [
      {
        productId: id(950),
        categoryId: id(66),
        name: 'Birra 0,4 l',
        quantity: 3,
        price: price('3.50'),
        total: price('10.50'),
      },
    ],
    note: 'Ben cotta',
    isDiscountable: true,
  },
}

export const appliedReward: AppliedReward = {
  reward: {
    id: id(88),
    kind: 'percentage',
    value: 15,
    isCumulable: true,
    promotionId: id(5),
    typeId: id(3),
    productId: id(930),
    name: '15 % sul dolce',
    from: day('2025-03-01'),
    to: day('2025-06-30'),
    cost: 120,
  },
  discount: price('1.95'),
  lineId: 1,
  productId: id(901),
  typeId: id(3),
  productName: 'Margherita',
}

export const noInvoice = {
  invoiceKind: null,
  invoiceCompanyName: null,
  invoiceTaxCode: null,
  invoiceVatNumber: null,
  invoiceStreet: null,
  invoiceHouseNumber: null,
  invoicePostcode: null,
  invoiceProvince: null,
  invoiceCountry: null,
  invoiceTown: null,
  invoiceRecipientCode: null,
  invoiceCertifiedEmail: null,
} as const
