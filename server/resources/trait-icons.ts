const draw = (stroke: string, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${stroke}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`

/** Icons of the traits, by id (contract 3.10): vegetarian, vegan, gluten-free, spicy. */
export const traitIcons: ReadonlyMap<string, string> = new Map([
  ['1', draw('#1e6b3a', 'M5 19C4 9 10 4 20 4c0 10-5 16-13 14M5 21c1-6 4-9 9-11')],
  ['2', draw('#1e6b3a', 'M12 21v-9M12 12c0-4 3-7 8-7 0 4-3 7-8 7zM12 14c0-3-3-6-8-6 0 4 3 6 8 6z')],
  [
    '3',
    draw(
      '#8a4b00',
      'M12 21V6M12 10c-3 0-4-2-4-4 3 0 4 2 4 4zM12 10c3 0 4-2 4-4-3 0-4 2-4 4zM12 15c-3 0-4-2-4-4 3 0 4 2 4 4zM12 15c3 0 4-2 4-4-3 0-4 2-4 4zM4 4l16 16',
    ),
  ],
  ['4', draw('#b3261e', 'M15 7c0 8-4 12-11 12 5-2 6-6 7-11 1-2 4-3 4-1zM14 6c0-2 1-3 3-3')],
])
