import { useSignedIn } from '#desk/parts/member-context.tsx'

/** Answers where a picture of the restaurant is, by its code. */
export function usePictureAddress(): (code: string) => string {
  const { restaurant } = useSignedIn().member
  return (code) => `/en/webservice/restaurant/get_image/${restaurant.id}/${encodeURIComponent(code)}`
}
