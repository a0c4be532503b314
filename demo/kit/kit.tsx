import '#src/ui/base/text-of-elements.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { applyBrand, readPageBrand } from '#src/element/brand-tokens.ts'
import { adoptDeclaredStyles, declareStyles } from '#src/ui/base/styles.ts'

import { Buttons, Cards, IconButtons, Pills, Tags } from './control-samples.tsx'
import { Choices, OtherFields, Steppers, TextFields } from './field-samples.tsx'
import { kitLanguage, kitQuery, kitTheme, startKit } from './kit-page.ts'
import { createKitText } from './kit-texts.ts'
import { Layer, layers, Messages, Toast, Waiting } from './message-samples.tsx'

import css from './kit.css?inline'

declareStyles(css)

const text = createKitText(kitLanguage)

/** Every component of the kit by the name of its sample; `kind` is the class of its stage. */
const samples: readonly { readonly name: string; readonly kind?: string; readonly content: ReactNode }[] = [
  { name: 'buttons', content: <Buttons text={text} /> },
  { name: 'icon-buttons', content: <IconButtons text={text} /> },
  { name: 'pills', content: <Pills text={text} /> },
  { name: 'tags', content: <Tags text={text} /> },
  { name: 'cards', content: <Cards text={text} /> },
  { name: 'text-fields', content: <TextFields text={text} /> },
  { name: 'other-fields', content: <OtherFields text={text} /> },
  { name: 'choices', content: <Choices text={text} /> },
  { name: 'steppers', content: <Steppers text={text} /> },
  { name: 'messages', content: <Messages text={text} /> },
  { name: 'waiting', content: <Waiting text={text} /> },
  ...layers.map((variant) => ({
    name: variant,
    kind: 'kit-layer',
    content: <Layer text={text} variant={variant} />,
  })),
  { name: 'toast', kind: 'kit-toast', content: <Toast text={text} /> },
]

/** Draws a sample as the widget would: in a shadow root of its own, below a `.root` of the chosen theme and language. */
function draw({ name, kind = '', content }: (typeof samples)[number], place: HTMLElement) {
  const section = document.createElement('section')
  const heading = section.appendChild(document.createElement('h2'))
  heading.id = name
  heading.textContent = name.replaceAll('-', ' ')
  const host = section.appendChild(document.createElement('div'))
  host.dataset.sample = name
  place.append(section)
  const shadow = host.attachShadow({ mode: 'open' })
  const root = shadow.appendChild(document.createElement('div'))
  root.className = `root kit-stage ${kind}`
  root.dataset.theme = kitTheme
  root.lang = kitLanguage
  adoptDeclaredStyles(shadow)
  const nobody = { colour: null, textColour: null }
  applyBrand(host, {
    ...nobody,
    colour: kitQuery.get('color'),
    pageColours: nobody,
    ofPage: readPageBrand(host),
    restaurantColour: null,
  })
  const radius = kitQuery.get('radius')
  if (radius) host.style.setProperty('--comanda-radius', radius)
  createRoot(root).render(content)
}

startKit((place) => {
  for (const sample of samples) draw(sample, place)
})
