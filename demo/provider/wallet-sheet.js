import { whenOpened } from './frame.js'

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
const send = await whenOpened(({ wallet }) => {
  document.getElementById('name').textContent = names[wallet]
  document.title = names[wallet]
})
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => send({ outcome: button.value }))
  // Enabled once the page listens.
  button.disabled = false
}
document.querySelector('button').focus()
