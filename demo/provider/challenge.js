import { whenOpened } from './frame.js'
import { money } from './money.js'

const send = await whenOpened(({ amount, currency }) => {
  if (amount === undefined) return
  document.getElementById('amount').textContent = `Your bank asks you to confirm ${money(amount, currency)}.`
})
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => send({ outcome: button.value }))
  // Enabled once the page listens.
  button.disabled = false
}
document.querySelector('button').focus()
