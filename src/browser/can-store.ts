/** Whether the browser lets this page keep something: not in some private windows, and not in a sandboxed frame. */
export function canStore(view: Window): boolean {
  try {
    view.localStorage.setItem('comanda:probe', '1')
    view.localStorage.removeItem('comanda:probe')
    return true
  } catch {
    return false
  }
}
