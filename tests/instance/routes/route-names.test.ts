import { describe, expect, test } from 'vitest'

import { pathOfRoute, routeNames } from '#src/instance/routes/route-names.ts'

describe('routeNames', () => {
  test('gives every route of the specification its name [SHELL-35]', () => {
    expect(routeNames).toEqual({
      home: '/',
      presentation: '/presentazione',
      news: '/news',
      'news.detail': '/news/dettaglio/:id',
      fidelity: '/fidelity',
      orders: '/ordine',
      'orders.discounts': '/ordine/sconti',
      'orders.history': '/ordine/storico',
      'orders.summary': '/ordine/riepilogo/:id',
      'orders.table': '/tavolo',
      group: '/gruppo',
      rooms: '/locali',
      'rooms.type': '/locali/servizi',
      'rooms.zone': '/locali/zone',
      'rooms.address': '/locali/indirizzo',
      'menu.categories': '/menu',
      cart: '/carrello',
      'cart.summary': '/carrello/riepilogo',
      'reservations.history': '/prenotazioni',
      'reservations.details': '/prenotazioni/dettaglio/:id',
      'reservations.reserve': '/prenotazioni/prenota-tavolo',
      messaging: '/messaggistica',
      user: '/utente',
      'user.edit': '/utente/modifica',
      'user.addresses': '/utente/indirizzi',
      'user.payments': '/utente/metodi-pagamento',
      'user.registration': '/utente/registrazione',
      'user.login': '/utente/login',
      'user.password.reset': '/utente/password/reset/:token',
    })
  })
})

describe('pathOfRoute', () => {
  test.each([
    ['home', '/'],
    ['cart', '/carrello'],
    ['rooms?service=DELIVERY&rooms_id=11%2C12', '/locali?service=DELIVERY&rooms_id=11%2C12'],
    ['orders.summary?id=7', '/ordine/riepilogo/7'],
    ['orders.summary?token=a%20b&id=7', '/ordine/riepilogo/7?token=a+b'],
    ['user.password.reset?token=a%2Fb&idLocale=11', '/utente/password/reset/a%2Fb?idLocale=11'],
  ])('of %s is %s, with query and parameters kept [SHELL-36]', (route, path) => {
    expect(pathOfRoute(route)).toBe(path)
  })

  test.each(['', 'menu', 'toString', 'orders.summary', 'orders.summary?id=', '/locali'])('of "%s" is none', (route) => {
    expect(pathOfRoute(route)).toBeNull()
  })
})
