import type { Path } from '#desk/parts/file-part/path.ts'
import type { Scene } from '#desk/parts/map/scene.ts'

/** Of the map of one area. */
export type AreaMapProps = {
  readonly at: Path
  readonly label: string
  /** What is on the map beside the area. */
  readonly around: Pick<Scene, 'others' | 'venues'>
}
