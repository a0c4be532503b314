import { defineConfig } from 'drizzle-kit'

// `npm run db:generate` writes the migration that leads from the last snapshot to the schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/*.ts',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
})
