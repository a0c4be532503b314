import { ComandaOrder } from 'comanda/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const props = {
  restaurant: 1,
  host: 'https://api.example.com',
  mode: 'floating',
  textColor: '#ffffff',
  simpleRequests: true,
  deepLinks: false,
  history: false,
  venue: undefined,
  className: 'ordering',
  'aria-label': 'Order',
  onOrderPlaced: () => {},
}
console.log(renderToString(createElement('main', null, createElement(ComandaOrder, props))))
