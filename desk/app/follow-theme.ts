/** Draws an element in the light or dark colours that the device asks for, also when it changes its mind. */
export function followTheme(root: HTMLElement, isDark: MediaQueryList): void {
  const follow = () => {
    root.dataset.theme = isDark.matches ? 'dark' : 'light'
  }
  isDark.addEventListener('change', follow)
  follow()
}
