import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

type Picture = { readonly restaurantId: Id<'Restaurant'>; readonly language: Language; readonly code: string }

/** The whole address of a picture of a restaurant (contract 3.10); `origin` is that of this service. */
export function pictureAddress(origin: string, { restaurantId, language, code }: Picture): string {
  return `${origin}/${language}/webservice/restaurant/get_image/${restaurantId}/${encodeURIComponent(code)}`
}
