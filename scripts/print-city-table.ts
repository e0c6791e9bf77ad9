import { readFileSync, writeFileSync } from 'node:fs'
import { makeAtlas } from '../src/domain/city/atlas'
import { readCities, readPlaces } from '../src/gateways/content-folder'
import { usefulnessTable } from './city-table'

/** Prints the table of docs/city-pages.md again: `npx tsx scripts/print-city-table.ts`, after the data have changed. */
const page = 'docs/city-pages.md'
const table = usefulnessTable(makeAtlas(readCities('content'), readPlaces('content')))
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(/^\| pages \|(?:.*\n)+?(?=\n|$(?![\s\S]))/m, `${table}\n`),
)
console.log(table)
