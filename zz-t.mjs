import { chromium } from 'playwright'
import { chromiumLaunch } from './tools/find-chromium.ts'
const b = await chromium.launch(chromiumLaunch()); const p = await b.newPage({viewport:{width:1024,height:768}})
p.on('console', m => console.log(m.type(), m.text())); p.on('pageerror', e => console.log('PE', e.message))
await p.goto('http://127.0.0.1:8899/staff?restaurant=1'); await p.fill('input[name=email]', 'owner@example.com'); await p.fill('input[name=password]', 'buonappetito'); await p.keyboard.press('Enter')
await p.waitForSelector('h1[tabindex]')
await p.click('nav a[href="/staff/reservations"]'); await p.waitForTimeout(800)
console.log(p.url(), await p.textContent('h1'))
await p.evaluate(() => history.pushState(null, '', '/staff/jobs')); await p.waitForTimeout(300); console.log(p.url(), await p.textContent('h1'))
console.log(await p.evaluate(() => String(history.pushState).slice(0, 200)))
await b.close()
