import { writeFileSync } from 'node:fs'

import { drawPicture } from './draw-picture.ts'
import { pictures } from './pictures.ts'

// `npm run pictures`, after a change of tools/docs/pictures.ts or of how they are drawn.
for (const [page, picture] of Object.entries(pictures)) {
  const file = `docs/pictures/${page}.svg`
  writeFileSync(file, drawPicture(picture))
  console.log(`Wrote ${file}.`)
}
