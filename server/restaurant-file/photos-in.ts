import type { RestaurantFile } from './restaurant-file.ts'

/** A photo that a file names, and the place where it does. */
export type NamedPhoto = { readonly path: string; readonly photo: string }

/** Every photo that a file names, as often as it does. */
export function photosIn({ venues, menu, news = [] }: RestaurantFile): NamedPhoto[] {
  return [
    ...venues.flatMap(({ photos }, index) => listed(photos, `venues[${index}].photos`)),
    ...menu.products.flatMap(({ photos, listPhoto }, index) => [
      ...listed(photos, `menu.products[${index}].photos`),
      ...named(listPhoto, `menu.products[${index}].listPhoto`),
    ]),
    ...news.flatMap(({ photo }, index) => named(photo, `news[${index}].photo`)),
  ]
}

function listed(photos: readonly string[] = [], path: string): NamedPhoto[] {
  return photos.map((photo, index) => ({ path: `${path}[${index}]`, photo }))
}

function named(photo: string | undefined, path: string): NamedPhoto[] {
  return photo === undefined ? [] : [{ path, photo }]
}
