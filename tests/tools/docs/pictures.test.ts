import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { drawPicture } from '#tools/docs/draw-picture.ts'
import type { Picture } from '#tools/docs/pictures.ts'
import { pictures } from '#tools/docs/pictures.ts'

/** Every name of a drawing with the number beside it. */
function namesOf({ menu, panel }: Picture): { readonly name: string; readonly step: number }[] {
  const places = panel.flatMap((place) =>
    place.kind === 'other' || place.step === undefined ? [] : [{ name: place.name, step: place.step }],
  )
  return [...menu, ...places]
}

/** The numbered steps under the first heading of a page about a builder. */
function stepsOf(page: string): string[] {
  const section = readFileSync(`docs/${page}.md`, 'utf8').split('\n## ')[1] ?? ''
  const steps = section.split(/\n(?=\d\. )/).slice(1)
  return steps.map((step, index) => {
    expect(step).toMatch(new RegExp(`^${index + 1}\\. `))
    return step
  })
}

describe.each(Object.entries(pictures))('the drawing of %s', (page, picture) => {
  test('is what the script draws', () => {
    expect(readFileSync(`docs/pictures/${page}.svg`, 'utf8')).toBe(drawPicture(picture))
  })

  test('names what the step of its number names', () => {
    const steps = stepsOf(page)
    for (const { name, step } of namesOf(picture)) expect(steps[step - 1]?.toLowerCase()).toContain(name.toLowerCase())
    expect(new Set(namesOf(picture).map(({ step }) => step))).toEqual(new Set(steps.map((_, index) => index + 1)))
  })

  test('stands on its page, said to be a drawing', () => {
    expect(readFileSync(`docs/${page}.md`, 'utf8')).toMatch(
      new RegExp(`!\\[[^\\]]{60,}\\]\\(pictures/${page}\\.svg\\)\n\n_A drawing, not a screenshot`),
    )
  })
})
