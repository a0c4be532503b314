const dishes = ['Margherita', 'Carbonara', 'Tiramisù', 'Bruschetta', 'Risotto', 'Parmigiana', 'Gnocchi', 'Panna cotta']

/** A restaurant's page of about 200 elements, the same for every target of the bench. */
export const hostHead = `<style>
  body { margin: 0; font: 16px/1.5 system-ui; }
  main { max-width: 720px; margin: auto; padding: 16px; }
  .dishes { display: grid; grid-template-columns: repeat(2, 1fr); gap: 16px; }
  .dish { border: 1px solid #ddd; border-radius: 8px; padding: 16px; }
</style>`

export const hostBody = `
  <nav><ul>${['Menu', 'About us', 'Where we are', 'Contact'].map((name) => `<li><a href="#">${name}</a></li>`).join('')}</ul></nav>
  <section class="dishes">${Array.from({ length: 32 }, (_, index) => dish(index)).join('')}</section>
  <table>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `<tr><th>${day}</th><td>19:00</td><td>23:30</td></tr>`).join('')}</table>
  <footer><p>Via Roma 1, Bologna</p></footer>`

function dish(index: number): string {
  const name = dishes[index % dishes.length]
  return `<article class="dish"><h2>${name}</h2><p>${name} as our grandmother made it, number ${index + 1}.</p><b>${6 + (index % 9)},50 €</b></article>`
}
