import 'comanda'

const { restaurant = '', host = '' } = Object.fromEntries(new URLSearchParams(location.search))
const main = /** @type {HTMLElement} */ (document.querySelector('main'))
const [order, dark, toggle] = main.querySelectorAll('button')
const output = /** @type {HTMLElement} */ (main.querySelector('output'))

/** @type {Readonly<Record<string, string>>} */
const options = { restaurant, host, venue: '11', language: 'en', mode: 'floating', theme: 'light' }

function mount() {
  const element = document.createElement('comanda-order')
  for (const [name, value] of Object.entries(options)) element.setAttribute(name, value)
  element.addEventListener('comanda:ready', (event) => {
    output.textContent = `Ready: ${event.detail.restaurantId.toFixed()}`
  })
  element.addEventListener('comanda:open', (event) => {
    output.textContent = `Open: ${event.detail.route.toUpperCase()}`
  })
  main.append(element)
}

order?.addEventListener('click', () => void document.querySelector('comanda-order')?.open('/menu'))
dark?.addEventListener('click', () => {
  const element = document.querySelector('comanda-order')
  if (element) element.theme = 'dark'
})
toggle?.addEventListener('click', () => {
  const element = document.querySelector('comanda-order')
  if (element) element.remove()
  else mount()
  output.textContent = ''
  toggle.textContent = element ? 'Mount' : 'Unmount'
})
mount()

// Compiled only: a mistake is an error at its place.
export function mistakes() {
  // @ts-expect-error -- the route is a string
  void document.querySelector('comanda-order')?.open(7)
  // @ts-expect-error -- the count is a number
  document.addEventListener('comanda:cart-change', (event) => event.detail.count.trim())
}
