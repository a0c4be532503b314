import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { startLoader } from '#src/loader/start-loader.ts'
import { onPage, pageStyles, press } from '#tests/surface/make-surface.ts'

import { build, comes, buttonLabels, parts, runLoader, storeButton, tag } from './run-loader.ts'

describe('the button', () => {
  test('is one node beside body, changing no style', () => {
    const before = {
      head: document.head.innerHTML,
      body: document.body.innerHTML,
      html: document.documentElement.childElementCount,
    }
    const { host } = runLoader()
    expect({
      head: document.head.innerHTML,
      body: document.body.innerHTML,
      html: document.documentElement.childElementCount,
    }).toEqual({
      ...before,
      html: before.html + 1,
    })
    expect([host.attributes.length, host.childNodes.length, document.adoptedStyleSheets.length]).toEqual([0, 0, 0])
  })

  test('adds one global and leaves history native', () => {
    const before = new Set(Object.getOwnPropertyNames(window))
    runLoader()
    const added = Object.getOwnPropertyNames(window).filter(
      (name) => !before.has(name) && !name.startsWith('__COMANDA'),
    )
    expect(added).toEqual(['Comanda'])
    expect(window.Comanda?.version).toBe('1.2.3')
    expect(Object.hasOwn(history, 'pushState')).toBe(false)
  })

  test('stands at the bottom right, 56 high, without moving anything', () => {
    document.body.append('The page')
    onTestFinished(() => document.body.replaceChildren())
    const size = () => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]
    const before = size()
    const { button } = runLoader()
    const box = button.getBoundingClientRect()
    expect([box.height, innerWidth - box.right, innerHeight - box.bottom]).toEqual([56, 16, 16])
    expect(size()).toEqual(before)
  })

  test.each([
    ['bottom-right', undefined, { right: 16, bottom: 16 }],
    ['bottom-left', undefined, { left: 16, bottom: 16 }],
    ['top-left', '8px', { left: 8, top: 8 }],
    ['top-right', '80px 24px', { right: 24, top: 80 }],
    [undefined, '80', { right: 80, bottom: 80 }],
    [undefined, '80 24', { right: 24, bottom: 80 }],
    [undefined, 'var(--missing, 40px) 16px', { right: 16, bottom: 40 }],
    [undefined, '72px 16px', { right: 16, bottom: 72 }],
    [undefined, 'var(--bar-height) 16px', { right: 16, bottom: 33 }],
    ['middle', 'far away', { right: 16, bottom: 16 }],
  ])('stands at %s with the offset %s', (position, offset, distances) => {
    pageStyles(':root{--bar-height:33px}')
    const { button } = runLoader({ ...(position ? { position } : {}), ...(offset ? { offset } : {}) })
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const shown = { left, top, right: innerWidth - right, bottom: innerHeight - bottom }
    expect(shown).toMatchObject(distances)
  })

  test.each([
    ['', true],
    ['on', true],
    ['off', false],
    ['false', false],
    [undefined, false],
  ])('with bar=%s spans its edge: %s', (bar, isWide) => {
    const { button } = runLoader(bar === undefined ? {} : { bar })
    expect(button.getBoundingClientRect().width > innerWidth / 2).toBe(isWide)
  })

  test('is reachable above bars, banners and chat bubbles', () => {
    pageStyles('.bar{position:fixed;inset:auto 0 0;height:120px;z-index:9000;background:#fff}')
    onPage(document.createElement('div')).className = 'bar'
    const { host, button } = runLoader()
    const { left, top, width, height } = button.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(host)
  })

  test('goes below a page bar when the tag asks', () => {
    pageStyles('.bar{position:fixed;inset:auto 0 0;height:120px;z-index:9000;background:#fff}')
    const bar = onPage(document.createElement('div'))
    bar.className = 'bar'
    const { left, top, width, height } = runLoader({ zIndex: '10' }).button.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(bar)
  })

  test('is left to right on right-to-left pages', () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { button } = runLoader()
    const [icon, text] = [...button.children].map((part) => part.getBoundingClientRect().left)
    expect([getComputedStyle(button).direction, (icon ?? 0) < (text ?? 0)]).toEqual(['ltr', true])
  })

  test('is not printed', () => {
    const { root, host } = runLoader()
    const printed = [...(root.adoptedStyleSheets[0]?.cssRules ?? [])].find((rule) => rule instanceof CSSMediaRule)
    expect(printed?.conditionText).toBe('print')
    // The rules for paper, used on the screen.
    printed?.media.appendMedium('screen')
    expect(getComputedStyle(host).display).toBe('none')
  })

  test('spans the bottom when it is a bar', () => {
    const { button } = runLoader({ bar: '' })
    const box = button.getBoundingClientRect()
    expect([box.left, innerWidth - box.right]).toEqual([16, 16])
  })

  test.each(Object.entries(buttonLabels))('speaks %s', (language, [orderNow]) => {
    expect(runLoader({ language }).button.textContent).toBe(orderNow)
  })

  test.each([
    ['the language the diner chose', { chosen: 'de', active: ['it', 'de'] }, ['it'], 'Jetzt bestellen'],
    ['that of the tag where nothing was chosen', { chosen: null, active: ['it', 'de'] }, ['it'], 'Ordina ora'],
    [
      'that of the tag over one that an earlier version stored',
      { current: 'de', isSettled: true },
      ['it'],
      'Ordina ora',
    ],
    [
      'the browser’s where the restaurant does not speak the tag’s',
      { chosen: null, active: ['it', 'fr'] },
      ['de', 'ja', 'fr-CH'],
      'Commander',
    ],
    ['the restaurant’s where it speaks no other', { chosen: 'de', active: ['it'] }, ['de'], 'Ordina ora'],
    ['that of the tag when what is stored is broken', { chosen: {}, active: 5 }, ['it'], 'Ordina ora'],
    ['English when all are unknown', null, ['xx', 'ja', 'pl'], 'Order now'],
  ])('speaks %s [I18N-04, I18N-05]', (_which, stored, wishes, label) => {
    const [language = '', ...browser] = wishes
    localStorage.setItem('comanda:https://api.example:1:language', JSON.stringify(stored))
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    expect(runLoader({ language }).button.textContent).toBe(label)
  })

  test('takes colours and height from tag or default [SHELL-50]', () => {
    const chosen = getComputedStyle(runLoader({ color: '#006644', textColor: 'rgb(255 255 0)', zIndex: '77' }).button)
    expect([chosen.backgroundColor, chosen.color]).toEqual(['rgb(0, 102, 68)', 'rgb(255, 255, 0)'])
    const { host, button } = runLoader({ color: 'brand', textColor: '', zIndex: 'top' })
    const style = getComputedStyle(button)
    expect([style.backgroundColor, style.color]).toEqual(['rgb(179, 38, 30)', 'rgb(255, 255, 255)'])
    expect(getComputedStyle(host).zIndex).toBe('2147482000')
  })

  test('prefers the page’s colours to the tag’s', () => {
    pageStyles(':root{--comanda-color:#0b6e4f;--comanda-text-color:#fffffe}')
    const { backgroundColor, color } = getComputedStyle(runLoader({ color: '#1d4f73', textColor: '#eeeeee' }).button)
    expect([backgroundColor, color]).toEqual(['rgb(11, 110, 79)', 'rgb(255, 255, 254)'])
  })

  test('is not moved, hidden or restyled by a hostile page', () => {
    pageStyles(`html > div, body *{display:none!important;position:static!important;opacity:.1!important;
      letter-spacing:9px!important;color:lime!important;font-size:3px!important}`)
    const { host, button } = runLoader()
    expect([getComputedStyle(host).position, getComputedStyle(host).opacity]).toEqual(['fixed', '1'])
    expect([getComputedStyle(button).letterSpacing, getComputedStyle(button).fontSize]).toEqual(['normal', '16px'])
    expect(button.getBoundingClientRect().height).toBe(56)
  })

  test('is reached and pressed by keyboard as a button is', () => {
    const { button, root } = runLoader()
    button.focus()
    expect([root.activeElement, button.tabIndex, button.localName]).toEqual([button, 0, 'button'])
    expect(press('k', button).defaultPrevented).toBe(false)
  })
})

describe('what the widget has stored', () => {
  const inAnHour = Date.now() + 3_600_000

  test('is the count of the cart, its text and name [SHELL-28, SHELL-96, PERSIST-01, PERSIST-02]', () => {
    storeButton([[inAnHour, 'View order', 3, 'View order, 3 items']])
    storeButton([[inAnHour, 'View order', 50]], 6)
    const { badge, button } = runLoader()
    expect([badge.textContent, button.ariaLabel]).toEqual(['3', 'View order, 3 items'])
  })

  test('is read where storage answers parsed values [SHELL-75]', () => {
    storeButton([[inAnHour, 'View order', 3]])
    const getItem = localStorage.getItem.bind(localStorage)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => JSON.parse(getItem(key) as string) as string)
    expect(runLoader().button.textContent).toBe('View order3')
  })

  test('is no badge at 0 [SHELL-28]', () => {
    storeButton([[inAnHour, 'Order again']])
    const { badge, button } = runLoader()
    expect([badge.checkVisibility(), button.textContent]).toEqual([false, 'Order again'])
  })

  test('follows other tabs and the widget', () => {
    const { badge, button } = runLoader()
    storeButton([[inAnHour, 'View order', 4]])
    dispatchEvent(new StorageEvent('storage', { key: 'comanda:https://api.example:1:button' }))
    expect(badge.textContent).toBe('4')
    storeButton([[inAnHour, 'View order', 5]])
    dispatchEvent(new CustomEvent('comanda:stored'))
    expect(badge.textContent).toBe('5')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect([badge.textContent, button.ariaLabel]).toEqual(['', null])
  })

  test('is the first period that is not over', () => {
    storeButton([
      [Date.now(), 'View order', 2],
      [inAnHour, 'Opens 18:30'],
      [inAnHour + 1, null],
    ])
    const { badge, button } = runLoader()
    expect([badge.textContent, button.textContent]).toEqual(['', 'Opens 18:30'])
  })

  test.each([
    ['has no text', [[inAnHour, null]] as const],
    ['is over', [[Date.now() - 1, 'Opens 18:30']] as const],
  ])('leaves the button’s own text when it %s', (_when, periods) => {
    storeButton(periods)
    expect(runLoader().button.textContent).toBe('Order now')
  })

  test('is not shown on a page in another language', () => {
    storeButton([[inAnHour, 'Order again']])
    expect(runLoader({ language: 'it' }).button.textContent).toBe('Ordina ora')
  })

  test.each(['{"en":', '{"en":null}', '{"en":{}}', '[]', 'null', '{"en":[null]}', '{"en":[[9e15]]}'])(
    'changes nothing when it is broken: %s [PERSIST-03]',
    (stored) => {
      localStorage.setItem('comanda:https://api.example:1:button', stored)
      const { badge, button } = runLoader()
      expect([badge.textContent, button.textContent]).toEqual(['', 'Order now'])
    },
  )

  test('is empty without storage, and the button works [PERSIST-03]', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { badge, button } = runLoader()
    expect([badge.textContent, button.textContent]).toEqual(['', 'Order now'])
  })
})

describe('options', () => {
  test('come from tag, ComandaSettings, then address query', () => {
    build(comes)
    window.ComandaSettings = { color: '#000000', textColor: '#00ff00', fallbackPhone: '+39' }
    onTestFinished(async () => {
      delete window.ComandaSettings
      await window.Comanda?.('destroy')
    })
    startLoader(tag({ color: '#ff0000' }, '?color=%23111111&textColor=%23222222&zIndex=5'), '1.2.3')
    const host = document.documentElement.lastElementChild as HTMLElement
    const style = getComputedStyle(parts(host).button)
    expect([style.backgroundColor, style.color, getComputedStyle(host).zIndex]).toEqual([
      'rgb(255, 0, 0)',
      'rgb(0, 255, 0)',
      '5',
    ])
  })

  test('without a restaurant say what is missing', () => {
    build(comes)
    const script = tag()
    delete script.dataset.restaurant
    expect(() => startLoader(script, '1.2.3')).toThrow('data-restaurant is missing.')
  })
})
