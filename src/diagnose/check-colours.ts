import { contrast, readable } from '#src/browser/contrast.ts'
import { defaultBrandColour } from '#src/options/default-brand.ts'
import type { Finding } from '#src/options/diagnosis.ts'

import type { Facts } from './facts.ts'
import { aWarning } from './finding.ts'

/** Whether the colours of tag and page are colours, and the text on the floating button can be read. */
export function checkColours({ colours: { brand, text, invalid } }: Facts): Finding[] {
  const findings = invalid.map((value) =>
    aWarning('contrast', {
      problem: `"${value}" is no colour, so it is ignored.`,
      cure: `Write a colour as CSS does, for example ${defaultBrandColour}.`,
    }),
  )
  if (brand === null && text === null) return findings
  const [fill, ink] = [brand ?? defaultBrandColour, text ?? '#ffffff']
  const ratio = contrast(fill, ink)
  if (ratio >= readable) return findings
  const better = contrast(fill, '#000000') > contrast(fill, '#ffffff') ? '#000000' : '#ffffff'
  return [
    ...findings,
    aWarning('contrast', {
      problem: `The text on the button is hard to read: ${ink} on ${fill} has a contrast of ${ratio.toFixed(1)}, and ${readable} is needed.`,
      cure: `Set data-text-color="${better}", or choose a ${better === '#ffffff' ? 'darker' : 'lighter'} brand colour.`,
    }),
  ]
}
