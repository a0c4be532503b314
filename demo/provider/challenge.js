import { whenOpened } from './frame.js'

const send = await whenOpened(({ locale, amount, currency }) => {
  if (amount === undefined) return
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
  document.getElementById('amount').textContent = `Your bank asks you to confirm ${money.format(amount / 100)}.`
})
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => send({ outcome: button.value }))
  // Nobody presses before the page listens.
  button.disabled = false
}
document.querySelector('button').focus()
