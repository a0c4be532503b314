import * as accountForm from '#src/contract/account-form.ts'
import * as account from '#src/contract/account.ts'
import * as billing from '#src/contract/billing.ts'
import * as cartCheck from '#src/contract/cart-check.ts'
import * as chat from '#src/contract/chat.ts'
import * as conversation from '#src/contract/conversation.ts'
import * as country from '#src/contract/country.ts'
import * as deliveryAddress from '#src/contract/delivery-address.ts'
import * as diningTable from '#src/contract/dining-table.ts'
import * as discountCode from '#src/contract/discount-code.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import * as geocode from '#src/contract/geocode.ts'
import * as groupOrder from '#src/contract/group-order.ts'
import * as loyalty from '#src/contract/loyalty.ts'
import * as news from '#src/contract/news.ts'
import * as order from '#src/contract/order.ts'
import * as pay from '#src/contract/pay.ts'
import * as personalData from '#src/contract/personal-data.ts'
import * as placedOrder from '#src/contract/placed-order.ts'
import * as productDetails from '#src/contract/product-details.ts'
import * as product from '#src/contract/product.ts'
import * as reservation from '#src/contract/reservation.ts'
import * as restaurant from '#src/contract/restaurant.ts'
import * as servicePoint from '#src/contract/service-point.ts'
import * as shift from '#src/contract/shift.ts'
import * as signIn from '#src/contract/sign-in.ts'
import * as venueContent from '#src/contract/venue-content.ts'

const exported: Readonly<Record<string, unknown>> = {
  ...account,
  ...accountForm,
  ...billing,
  ...cartCheck,
  ...chat,
  ...conversation,
  ...country,
  ...deliveryAddress,
  ...diningTable,
  ...discountCode,
  ...geocode,
  ...groupOrder,
  ...loyalty,
  ...news,
  ...order,
  ...pay,
  ...personalData,
  ...placedOrder,
  ...product,
  ...productDetails,
  ...reservation,
  ...restaurant,
  ...servicePoint,
  ...shift,
  ...signIn,
  ...venueContent,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'auth' in value

/** Every call of the contract, by the name of its export. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : [])),
)
