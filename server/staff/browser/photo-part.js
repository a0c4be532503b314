import { h } from './dom.js'
import { photoBox } from './photo.js'
import { picturesOf } from './pictures.js'

const notSaved = 'The photo was not saved. Try again.'

/** The photo of a product: another file, one of those that there are, or none. */
export function createPhotoPart({ api, say }, { member, product, code }) {
  const { id, name } = product
  const shown = h('div', { class: 'shown' }, photoBox(member, code))
  const fault = h('p', { class: 'fault', id: 'photo-fault', role: 'alert' })
  const done = h('p', { class: 'done', role: 'status' })
  const file = h('input', {
    type: 'file',
    id: 'photo-file',
    accept: 'image/jpeg,image/png,image/webp',
    'aria-describedby': 'photo-hint photo-fault',
    onchange: () => void upload(),
  })
  const choices = h('ul', { class: 'photos' })
  const stored = h(
    'details',
    { class: 'more', ontoggle: () => void (stored.open && listStored()) },
    h('summary', null, 'Choose one of your photos'),
    choices,
  )
  const none = h('button', { type: 'button', class: 'quiet', onclick: () => void choose(null) }, 'Show no photo')

  async function upload() {
    if (!file.files[0]) return
    clear('The photo is on its way…')
    const pictures = await picturesOf(file.files[0])
    if (pictures === null) return blame('This is no photo: choose a JPEG, PNG or WebP file.')
    const answer = await api.uploadPhoto(pictures).catch(() => ({}))
    if (!answer.code) return blame(answer.faults?.photo ?? notSaved)
    await choose(answer.code)
    if (stored.open) await listStored()
  }

  async function choose(chosen) {
    clear('')
    const refusal = await api.savePhoto(id, chosen).catch(() => ({}))
    if (refusal !== null) return blame(notSaved)
    code = chosen
    shown.replaceChildren(photoBox(member, code))
    mark()
    done.textContent = 'Saved.'
    say(`${name} has ${code === null ? 'no photo' : 'its photo'}`)
  }

  async function listStored() {
    const codes = await api.photos().catch(() => null)
    if (codes === null) return blame('The photos could not be read. Open them again.')
    choices.replaceChildren(...codes.map(choice))
    mark()
  }

  function choice(each, index) {
    const label = `Photo ${index + 1}`
    return h('li', null, [
      h('button', { type: 'button', 'aria-label': label, 'data-code': each, onclick: () => void choose(each) }, [
        photoBox(member, each),
      ]),
    ])
  }

  function mark() {
    for (const button of choices.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.dataset.code === code))
    none.hidden = code === null
  }
  function clear(text) {
    fault.textContent = ''
    done.textContent = text
  }
  function blame(text) {
    clear('')
    fault.textContent = text
    file.value = ''
  }
  mark()

  return [
    shown,
    h('div', { class: 'field' }, [
      h('label', { for: 'photo-file' }, 'Upload another photo'),
      file,
      h('p', { class: 'hint', id: 'photo-hint' }, 'JPEG, PNG or WebP; it is made smaller before it is sent.'),
      fault,
      done,
    ]),
    stored,
    none,
  ]
}
