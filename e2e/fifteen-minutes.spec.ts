import type { Browser, Page } from '@playwright/test'

import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import { noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'

import { countTones } from './support/count-tones.ts'
import { operator, startEmptyService } from './support/empty-service.ts'
import { fillTakeAway, goOnAsGuest, payByCard } from './support/first-guest.ts'
import { expect, test as base } from './support/fixtures.ts'
import type { Hands } from './support/hands.ts'
import { keys, pointer } from './support/hands.ts'
import { acceptInvitation, makeRestaurant, minutesOf, setUp } from './support/opening.ts'
import { scanCode } from './support/scan-code.ts'
import type { WidgetPage } from './support/widget-page.ts'

type Empty = Awaited<ReturnType<typeof startEmptyService>>
type Owner = { readonly desk: Page; readonly hands: Hands; readonly steps: ReturnType<typeof setUp> }

const programs = postgresPrograms()

/** From an empty PostgreSQL, a browser and nothing else; made once for these journeys. */
const test = base.extend<object, { empty: Empty }>({
  empty: [
    async ({ origins }, provide) => {
      const empty = await startEmptyService(programs ?? '', origins.cdn)
      await provide(empty)
      await empty.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.skip(programs === null, 'There is no PostgreSQL on this machine.')
// One worker, so that the database is made once.
test.describe.configure({ mode: 'default' })
// A tablet that stands on the counter.
test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, deviceScaleFactor: 1 })

type Kind = { readonly name: string; readonly country: string; readonly kind: string; readonly owner: string }

/** A room of the desk in its navigation. */
const room = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name, exact: true })

/** A picture of docs/your-first-restaurant.md, written anew with COMANDA_PICTURES=write. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.COMANDA_PICTURES !== 'write') return
  await page.screenshot({ path: `docs/pictures/first-restaurant/${name}.png`, animations: 'disabled' })
}

/** The operator makes a restaurant in one browser, and its owner opens the invitation in another. */
async function invited(browser: Browser, empty: Empty, kind: Kind, handsOf: (page: Page) => Hands): Promise<Owner> {
  const office = await (await browser.newContext()).newPage()
  await office.goto(`${empty.origins.service}/operator`)
  const operating = handsOf(office)
  const link = await makeRestaurant(office, operating, { ...kind, operator })
  say(`The operator, ${kind.name}`, operating)
  await picture(office, 'operator')
  await office.context().close()
  const desk = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage()
  await desk.clock.install({ time: noon })
  const hands = handsOf(desk)
  await desk.goto(link)
  await acceptInvitation(desk, hands)
  return { desk, hands, steps: setUp(desk, hands) }
}

/** Opens the restaurant, and copies the tag into a page of its own; answers the address of that page. */
async function openAndPaste({ desk, hands, steps }: Owner, empty: Empty): Promise<string> {
  await hands.press(desk.getByRole('link', { name: 'Open for orders' }))
  await steps.read('Open for orders')
  await steps.press('Open for orders')
  await steps.press('Open now')
  await expect(desk.getByText(/^Not open yet/)).toHaveCount(0)
  await hands.press(room(desk, 'Your site'))
  await steps.read('Your site')
  const code = await desk.getByRole('region', { name: 'Code for Any site (HTML)' }).textContent()
  await picture(desk, 'site')
  return empty.site.add({ tag: null, hasStripe: true, body: code ?? '' })
}

function say(who: string, { work }: Hands): void {
  const { pages, taps, fields, characters } = work
  const minutes = minutesOf(work).toFixed(1)
  console.info(`${who}: ${pages} pages, ${taps} taps, ${fields} fields, ${characters} characters: ${minutes} minutes`)
}

const tonesAt = (desk: Page) => desk.evaluate(() => (globalThis as unknown as { heard: { tones: number } }).heard.tones)

/** The guest pays with a card, and the desk, whose service has begun, rings for the order. */
async function payAndHear({ desk }: Owner, page: Page, widget: WidgetPage): Promise<void> {
  const before = await tonesAt(desk)
  await payByCard(page, widget, desk)
  await expect.poll(() => tonesAt(desk)).toBeGreaterThan(before)
}

/** The desk at its orders with its service begun, and a guest at the page of the restaurant. */
async function letGuestsIn({ desk, hands }: Owner, page: Page, address: string): Promise<void> {
  await hands.press(room(desk, 'Orders'))
  await desk.getByRole('heading', { name: 'Waiting for you' }).waitFor()
  await desk.evaluate(countTones)
  await hands.press(desk.getByRole('button', { name: 'Start service' }))
  await desk.getByRole('button', { name: /Sound on/ }).waitFor()
  await page.clock.install({ time: noon })
  await page.goto(address)
}

const pizzeria = (name: string): Kind => ({
  name,
  country: 'Italy',
  kind: 'Take-away and delivery, like a pizzeria',
  owner: 'Rita',
})
/** What the owner of the pizzeria types, as a file says it. */
const address = {
  street: 'Via Vanchiglia',
  houseNumber: '16',
  postcode: '10124',
  town: 'Torino',
  phone: '+39 011 555 0145',
  email: 'ciao@rita.example',
  companyName: 'Da Rita S.r.l.',
  vatNumber: '00000000110',
}
const green = '#0b6e4f'
const site = 'https://www.rita.example/'

/** All that the owner of a pizzeria says of it. */
async function setUpPizzeria({ desk, hands, steps }: Owner): Promise<void> {
  await steps.begin('Name and website')
  await steps.save('Name and website', () => steps.fill('Page that will show the menu', site))
  await steps.save('Address and contact', async () => {
    await steps.fill('Street', address.street)
    await steps.fill('House number', address.houseNumber)
    await steps.fill('Postcode', address.postcode)
    await steps.fill('Town', address.town)
    await steps.fill('Telephone', address.phone)
    await steps.fill('E-mail', address.email)
    await steps.fill('Company', address.companyName)
    await steps.fill('VAT number', address.vatNumber)
  })
  await steps.keep('Languages')
  await steps.save('Logo and colours', async () => {
    await steps.fill('Main colour', green)
    await picture(desk, 'look')
  })
  await steps.keep('Photos of the venue')
  await desk.getByRole('grid').waitFor()
  await picture(desk, 'hours')
  await steps.keep('Opening hours')
  await steps.keep('Ways to order')
  await steps.keep('Where you deliver')
  await steps.read('Menu')
  await hands.press(desk.getByRole('link', { name: 'Open the menu' }))
  await hands.press(desk.getByRole('link', { name: 'Edit Margherita' }))
  await steps.read('Margherita')
  await steps.fill('Price', '8')
  await steps.press('Save')
  await desk.getByRole('heading', { name: 'Menu', level: 1 }).waitFor()
  await hands.press(room(desk, 'Set-up'))
  await desk.getByRole('progressbar', { includeHidden: true }).waitFor()
  await picture(desk, 'steps')
  await steps.begin('Ways to pay')
  await steps.payOnline('rita')
  await steps.press('This is right as it is')
  await steps.keep('Legal texts')
}

/** The export of what the owner has entered equals that of a file which says the same. */
async function expectSameAsFile(empty: Empty, name: string): Promise<void> {
  const sample = newRestaurant({ name, country: 'IT', like: 'pizzeria', key: `${name} by file` })
  if (!sample.ok) throw new Error(sample.refusal.join())
  const [venue] = sample.value.venues
  const products = sample.value.menu.products.map((dish) => (dish.name === 'Margherita' ? { ...dish, price: 8 } : dish))
  const said = { site, colours: { primary: green }, menu: { products }, venues: [{ ...venue, ...address }] }
  const file = { ...sample.value, ...said }
  expect(withoutNumbers(await empty.fileOf(name))).toEqual(withoutNumbers(await empty.madeByFile(file)))
}

/** Two restaurants in one database have keys and numbers of their own. */
function withoutNumbers(file: object | null): unknown {
  const { key: _, ...rest } = { key: null, ...file }
  return JSON.parse(JSON.stringify(rest, (field, value: unknown) => (field === 'id' ? undefined : value)))
}

for (const { by, name, handsOf } of [
  { by: 'with a finger', name: 'Pizzeria da Rita', handsOf: () => pointer() },
  { by: 'by keyboard', name: 'Pizzeria Nora', handsOf: (page: Page) => keys(page) },
])
  test(`a pizzeria opens ${by} [SET-64] [SET-65]`, async ({ page, browser, empty, widget }) => {
    const owner = await invited(browser, empty, pizzeria(name), handsOf)
    await setUpPizzeria(owner)
    const shop = await openAndPaste(owner, empty)
    say(`A pizzeria, ${by}`, owner.hands)
    await expectSameAsFile(empty, name)
    await letGuestsIn(owner, page, shop)
    await widget.launcher.click()
    await widget.addAtOnce('Margherita')
    await widget
      .sheet('How and when?')
      .getByRole('button', { name: /^Take-away/ })
      .click()
    await widget.takeEarliest()
    await goOnAsGuest(widget)
    await fillTakeAway(widget)
    await payAndHear(owner, page, widget)
    await picture(owner.desk, 'order')
    await owner.desk.context().close()
  })

test('a bistro opens with its tables [SET-64]', async ({ page, browser, empty, widget }) => {
  const kind = { name: 'Bistro Lune', country: 'France', kind: 'Tables and reservations, like a bistro', owner: 'Luc' }
  const owner = await invited(browser, empty, kind, () => pointer())
  const { desk, hands, steps } = owner
  await steps.begin('Tables')
  await steps.save('Tables', async () => {
    await steps.fill('How many more tables', '4')
    await steps.press('Add them')
  })
  await hands.press(desk.getByRole('link', { name: 'All steps', exact: true }))
  await steps.begin('Ways to pay')
  await steps.payOnline('lune')
  const shop = await openAndPaste(owner, empty)
  // The codes lead to the page that has the tag.
  await hands.press(desk.getByRole('main').getByRole('link', { name: 'Set-up' }))
  await steps.save('Name and website', () => steps.fill('Page that will show the menu', shop))
  await hands.press(room(desk, 'Tables'))
  await hands.press(desk.getByRole('link', { name: 'Print QR codes' }))
  const code = await scanCode(desk.getByRole('img', { name: 'QR code of table 10' }))
  say('A bistro', hands)
  await letGuestsIn(owner, page, code)
  await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('10')
  await widget.seeTheMenu.click()
  await widget.addAtOnce('Tiramisu')
  await goOnAsGuest(widget)
  await widget.field('First name').fill('Rosa')
  await widget.field('Last name').fill('Bruno')
  await widget.field('Phone').fill('+39 011 555 0123')
  await payAndHear(owner, page, widget)
  await desk.context().close()
})

test('a chain opens with two venues [SET-64]', async ({ page, browser, empty, widget }) => {
  const kind = { name: 'Pasta Presto', country: 'Italy', kind: 'Several venues, like a chain', owner: 'Piero' }
  const owner = await invited(browser, empty, kind, () => pointer())
  const { desk, hands, steps } = owner
  await steps.begin('Address and contact')
  for (const street of ['Via Po', 'Corso Casale'])
    await steps.save('Address and contact', async () => {
      await steps.fill('Street', street)
      await steps.fill('Postcode', '10124')
      await steps.fill('Town', 'Torino')
    })
  await hands.press(desk.getByRole('link', { name: 'All steps', exact: true }))
  await steps.begin('Ways to pay')
  await steps.payOnline('presto')
  const shop = await openAndPaste(owner, empty)
  say('A chain', hands)
  await letGuestsIn(owner, page, shop)
  await widget.launcher.click()
  await widget
    .button(/Pasta Presto/)
    .nth(1)
    .click()
  await widget.addAtOnce('Tiramisù')
  await widget.takeEarliest()
  await goOnAsGuest(widget)
  await fillTakeAway(widget)
  await payAndHear(owner, page, widget)
  await desk.context().close()
})
