import { h } from './dom.js'

/** The picture of a photo code of the restaurant, for the eye only; an empty box without one. */
export function photoBox({ restaurant }, code) {
  if (code === null) return h('span', { class: 'photo' })
  const src = `/en/webservice/restaurant/get_image/${restaurant.id}/${code}?w=320`
  return h('img', { class: 'photo', src, alt: '', loading: 'lazy', width: 80, height: 60 })
}
