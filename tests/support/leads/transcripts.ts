import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'tests/fixtures/transcripts'

/** One call of tests/fixtures/transcripts. */
export interface HeardCall {
  trade: string
  /** What a person who listened would say that it was. */
  truth: string
  text: string
}

export const heardCalls = (folder = FOLDER): HeardCall[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .flatMap(name => readFileSync(`${folder}/${name}`, 'utf8').split(/^== /m).slice(1))
    .map(call => {
      const [head = '', ...text] = call.split('\n')
      const [trade = '', truth = ''] = head.split(' | ')
      return { trade, truth, text: text.join('\n').trim() }
    })
