import { brandOf, digitsOf, lengthOf, passesLuhn, shownExpiry, shownNumber } from './card-digits.js'
import { textsIn } from './card-texts.js'
import { whenOpened } from './frame.js'
import { askApi } from './stripe/ask-api.js'

// Card numbers exist only in this frame: they are sent to the emulated Stripe and nowhere else.
const [number, expiry, cvc] = document.forms[0].elements
const fields = [number, expiry, cvc]
let locale = 'en'
let key
let said = textsIn(locale)
let style = {}

const send = await whenOpened(hear)

function hear(message) {
  if (message.kind === 'start') start(message)
  else if (message.kind === 'update') apply(message.options)
  else if (message.kind === 'focus') number.focus()
  else if (message.kind === 'blur') document.activeElement?.blur()
  else if (message.kind === 'clear') clear()
  else if (message.kind === 'create-method') void createMethod(message.question)
}

function start(message) {
  locale = message.locale
  key = message.key
  said = textsIn(locale)
  document.documentElement.lang = locale
  const names = [said.number, said.expiryName, said.cvc]
  fields.forEach((field, index) => field.setAttribute('aria-label', names[index]))
  number.placeholder = said.number
  expiry.placeholder = said.expiry
  cvc.placeholder = said.cvc
  // Enabled once the page listens.
  apply({ disabled: false, ...message.options })
  send({ kind: 'ready' })
}

/** Style properties that the page may set: text only, as in Stripe's style object. */
const wished = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight', 'iconColor']

function apply({ style: wanted, disabled } = {}) {
  if (wanted) style = wanted
  if (disabled !== undefined) fields.forEach((field) => (field.disabled = disabled))
  paint()
}

function paint() {
  const { error } = state()
  const look = { ...style.base, ...(error ? style.invalid : {}) }
  for (const name of wished) if (typeof look[name] === 'string') document.body.style[name] = look[name]
  document.body.style.setProperty('--placeholder', style.base?.['::placeholder']?.color ?? null)
  send({ kind: 'height', height: Math.ceil(document.forms[0].getBoundingClientRect().height) })
}

function state() {
  const digits = digitsOf(number.value)
  const [month, year] = [Number(digitsOf(expiry.value).slice(0, 2)), Number(digitsOf(expiry.value).slice(2))]
  const isWhole = digits.length >= lengthOf(digits)
  const hasDate = digitsOf(expiry.value).length === 4 && month >= 1 && month <= 12
  const now = new Date()
  const isPast = hasDate && (2000 + year) * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
  const code = isWhole && !passesLuhn(digits) ? 'invalid_number' : isPast ? 'invalid_expiry_year_past' : null
  return {
    empty: fields.every(({ value }) => value === ''),
    complete: code === null && isWhole && hasDate && digitsOf(cvc.value).length >= 3,
    brand: brandOf(digits),
    ...(code ? { error: { type: 'validation_error', code, message: said[code] } } : {}),
  }
}

function changed() {
  paint()
  send({ kind: 'change', change: state() })
}

function clear() {
  for (const field of fields) field.value = ''
  changed()
}

async function createMethod(question) {
  const { complete, error } = state()
  const incomplete = { type: 'validation_error', code: 'incomplete_number', message: said.incomplete_number }
  const date = digitsOf(expiry.value)
  const card = {
    number: digitsOf(number.value),
    expMonth: Number(date.slice(0, 2)),
    expYear: 2000 + Number(date.slice(2)),
    cvc: digitsOf(cvc.value),
  }
  const result = complete ? await askApi('/payment_methods', { card, key }, locale) : { error: error ?? incomplete }
  send({ kind: 'method', question, result })
}

number.addEventListener('input', () => {
  number.value = shownNumber(number.value)
  if (digitsOf(number.value).length === lengthOf(digitsOf(number.value))) expiry.focus()
  changed()
})
expiry.addEventListener('input', ({ inputType }) => {
  // Not while deleting, so that the slash can be deleted.
  if (inputType !== 'deleteContentBackward') expiry.value = shownExpiry(expiry.value)
  if (digitsOf(expiry.value).length === 4) cvc.focus()
  changed()
})
cvc.addEventListener('input', () => {
  cvc.value = digitsOf(cvc.value)
  changed()
})
document.addEventListener('focusin', ({ relatedTarget }) => relatedTarget ?? send({ kind: 'focus' }))
document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? send({ kind: 'blur' }))
document.forms[0].addEventListener('submit', (event) => event.preventDefault())
