import { RestaurantPhoto } from './restaurant-photo.tsx'

/** Whether the file names a picture by the address that the service fetches it from. */
export const isPictureAddress = (name: string) => name.startsWith('https://')

type FilePhotoProps = {
  /** Its code, or its address. */
  readonly name: string
  readonly width: number
}

/** A photo as the restaurant's file names it; of one that comes from elsewhere its address. */
export function FilePhoto({ name, width }: FilePhotoProps) {
  if (!isPictureAddress(name)) return <RestaurantPhoto code={name} width={width} />
  return (
    <div>
      <RestaurantPhoto code={null} width={width} />
      <p className="hint">{name}</p>
    </div>
  )
}
