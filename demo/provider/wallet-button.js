import { whenOpened } from './frame.js'

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
const button = document.querySelector('button')
const send = await whenOpened(({ wallet }) => {
  button.hidden = wallet === null
  button.textContent = names[wallet] ?? ''
  send({ kind: 'ready' })
})
button.addEventListener('click', () => send({ kind: 'press' }))
