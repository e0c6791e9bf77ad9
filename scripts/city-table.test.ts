import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentAtlas } from '../tests/support/texts/content-atlas'
import { usefulnessTable } from './city-table'

test('docs/city-pages.md prints this table: npx tsx scripts/print-city-table.ts', () => {
  expect(readFileSync('docs/city-pages.md', 'utf8')).toContain(`\n${usefulnessTable(contentAtlas())}\n`)
})
