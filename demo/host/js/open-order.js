// Buttons of the page that open the order: without the widget they still call the restaurant.

// Calls made before the widget has loaded wait here; the widget takes them over.
window.Comanda ??= function Comanda(...call) {
  ;(window.Comanda.q ??= []).push(call)
}

for (const link of document.querySelectorAll('a[data-order]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    window.Comanda('open', link.dataset.order)
  })
}
