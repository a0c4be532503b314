import { isLanguage, languages } from '#src/options/languages.ts'

/** What the form at the head of a kit's page asks for, and its address says. */
export const kitQuery = new URLSearchParams(location.search)
const wish = kitQuery.get('language') ?? ''
export const kitLanguage = isLanguage(wish) ? wish : 'en'
export const kitTheme = kitQuery.get('theme') === 'dark' ? 'dark' : 'light'

/**
 * Starts the page of a kit: `draw` draws the samples into `main`, which has the attribute `data-drawn` once all of them are
 * there. The font is the same on every machine, so that pictures of the samples can be compared.
 */
export function startKit(draw: (place: HTMLElement) => Promise<void> | void): void {
  const font = new FontFace('Kit', 'url(/js/kit-font.woff2)', { weight: '100 900' })
  document.fonts.add(font)
  document.documentElement.dataset.theme = kitTheme
  followForm()
  void font.load().then(async () => {
    const place = document.querySelector('main') as HTMLElement
    await draw(place)
    // Some samples take the focus when they are drawn, and the page goes there.
    setTimeout(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      const named = document.getElementById(location.hash.slice(1))
      ;(named ?? document.body).scrollIntoView()
      place.dataset.drawn = ''
    })
  })
}

/** The form shows what the address says, first theme and language, which every kit has; a change of it is shown at once. */
function followForm(): void {
  const form = document.querySelector<HTMLFormElement>('body > header form')
  form?.prepend(
    choiceOf('Theme', { name: 'theme', values: ['light', 'dark'], chosen: kitTheme }),
    choiceOf('Language', { name: 'language', values: languages, chosen: kitLanguage }),
  )
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []) {
    field.value = kitQuery.get(field.name) ?? field.value
  }
  form?.addEventListener('change', () => form.requestSubmit())
}

type Choice = { readonly name: string; readonly values: readonly string[]; readonly chosen: string }

function choiceOf(text: string, { name, values, chosen }: Choice): HTMLLabelElement {
  const select = document.createElement('select')
  select.name = name
  select.append(...values.map((value) => new Option(value, value, value === chosen, value === chosen)))
  const label = document.createElement('label')
  label.append(`${text} `, select)
  return label
}
