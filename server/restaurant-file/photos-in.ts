type Photos = readonly string[] | undefined
/** What names photos in a file, as it is written and as it was read. */
type WithPhotos = {
  readonly venues: readonly { readonly photos?: Photos }[]
  readonly menu: { readonly products: readonly { readonly photos?: Photos; readonly listPhoto?: string | undefined }[] }
  readonly news?: readonly { readonly photo?: string | undefined }[] | undefined
}

/** A photo that a file names, and the place where it does. */
export type NamedPhoto = { readonly path: string; readonly photo: string }

/** Every photo that a file names, as often as it does. */
export function photosIn({ venues, menu, news = [] }: WithPhotos): NamedPhoto[] {
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
