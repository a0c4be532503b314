import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import type { RestaurantFile, WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'

import { rightValue } from './file-faults.ts'

export type PhotoWish = {
  readonly key: string
  /** Of its first dish. */
  readonly photos?: readonly string[]
  readonly listPhoto?: string
  readonly ofVenue?: readonly string[]
  readonly ofNews?: string
}

/** The file of a small restaurant with photos, as somebody writes it. */
export function photoRestaurant({ key, photos, listPhoto, ofVenue, ofNews }: PhotoWish): WrittenFile {
  const made = newRestaurant({ name: 'Da Gino', key, country: 'IT', like: 'pizzeria' })
  if (!made.ok) throw new Error(made.refusal.join('\n'))
  const [dish, ...others] = made.value.menu.products
  const [venue, ...venues] = made.value.venues
  if (!dish || !venue) throw new Error('The sample is empty.')
  const shown = { ...(photos && { photos: [...photos] }), ...(listPhoto !== undefined && { listPhoto }) }
  return {
    ...made.value,
    venues: [{ ...venue, ...(ofVenue && { photos: [...ofVenue] }) }, ...venues],
    menu: { ...made.value.menu, products: [{ ...dish, ...shown }, ...others] },
    ...(ofNews !== undefined && { news: [{ date: '2026-11-20', photo: ofNews, title: 'News', body: 'News.' }] }),
  }
}

/** The same as it is read. */
export function readPhotoRestaurant(wish: PhotoWish): RestaurantFile {
  return rightValue(checkRestaurantFile(photoRestaurant(wish)))
}
