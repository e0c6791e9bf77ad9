import { readFileSync } from 'node:fs'

/** What owners type, with what it means: « text => part ; part », a line each of tests/fixtures/{name}.txt. */
export const linesWithMeaning = (name: string) =>
  readFileSync(`tests/fixtures/${name}.txt`, 'utf8')
    .split('\n')
    .filter(line => line.includes('=>') && !line.startsWith('#'))
    .map(line => {
      const [text = '', expected = ''] = line.split(' => ')
      return { text: text.replaceAll(' ⏎ ', '\n'), expected: expected.split(' ; ').map(part => part.trim()) }
    })
