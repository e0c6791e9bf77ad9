import { Readable } from 'node:stream'
import { type CsvCell, csvLine } from '~/domain/text/csv-line'
import { bodyOf, disposition } from './attachment'

export interface CsvColumn<Row> {
  title: string
  cell: (row: Row) => CsvCell
}

/**
 * A table as a CSV download, written while its rows are read: nothing is kept in memory. It begins with
 * a byte order mark, without which Excel misreads accents. What cannot be read at all is refused before anything
 * leaves: a download that has begun can only be cut.
 */
export async function csvResponse<Row>(
  filename: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Response> {
  const reader = rows[Symbol.asyncIterator]()
  const first = await reader.next()
  async function* lines() {
    try {
      yield `\ufeff${csvLine(columns.map(({ title }) => title))}`
      for (let row = first; !row.done; row = await reader.next())
        yield csvLine(columns.map(({ cell }) => cell(row.value)))
    } finally {
      // Who breaks his download off leaves no list half read.
      await reader.return?.()
    }
  }
  const bytes = Readable.from(encoded(lines()), { objectMode: false })
  return new Response(bodyOf(bytes), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': disposition('attachment', filename),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** A stream of bytes takes no text: the web's would count its length as NaN and break off. */
async function* encoded(lines: AsyncIterable<string>) {
  for await (const line of lines) yield Buffer.from(line)
}
