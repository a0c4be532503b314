import { openDatabase } from '#demo/server/db/open-database.ts'
import { seedWhenEmpty, copyRestaurant } from '#demo/server/db/seed.ts'
let t = Date.now()
const lap = (n: string) => {
  console.log(n, Date.now() - t)
  t = Date.now()
}
const o = await openDatabase({
  dataDir: process.argv[2] ?? 'memory',
  fill: async (db) => {
    lap('open+migrate')
    await seedWhenEmpty(db, Date.now())
    lap('seed')
  },
})
console.log(await copyRestaurant(o.db, 1 as never))
lap('copy 1')
console.log(await copyRestaurant(o.db, 6 as never))
lap('copy 6')
await o.close()
lap('close')
