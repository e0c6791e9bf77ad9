import { expect, it } from 'vitest'
import { plainWords } from './plain-words'

it('takes no option for a folder or a file', () => {
  expect(plainWords('npm run backup -- DIR', ['/var/backups', 'a-b'])).toEqual(['/var/backups', 'a-b'])
  for (const word of ['--help', '-h', '--folder=/tmp'])
    expect(() => plainWords('npm run backup -- DIR', ['x', word])).toThrow(
      `There is no ${word} here: npm run backup -- DIR`,
    )
})
