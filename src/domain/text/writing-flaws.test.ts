import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '../../../tests/support/texts/content-texts'
import { datedSourceFlaws, sourceFlaws, writingFlaws } from '../../../tests/support/texts/writing-flaws'

const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')
const headOf = (file: string) => /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

describe.each(CONTENT_TEXTS)('%s', file => {
  test('reads as one writes: sentences of a length, no worn turns, French spaces', () => {
    const flaws = writingFlaws(bodyOf(file))
    expect(flaws.filter(({ flaw }) => flaw !== 'long-sentence' || !file.includes('/legal/'))).toEqual([])
    expect(writingFlaws(headOf(file)).filter(({ flaw }) => flaw === 'banned-turn')).toEqual([])
  })
})

describe.each(CONTENT_TEXTS.filter(file => file.includes('/articles/')))('%s', file => {
  test('names its sources, and dates them when it is of late', () => {
    expect(sourceFlaws(bodyOf(file))).toEqual([])
    if (/created_at: 2026-11-2[2-9]/.test(headOf(file))) expect(datedSourceFlaws(bodyOf(file))).toEqual([])
  })
})

test('each flaw is found', () => {
  const flaws = (text: string) => writingFlaws(text).map(({ flaw }) => flaw)
  expect(flaws('Vraiment ?')).toEqual(['french-space'])
  expect(flaws("l'[avis](/a)")).toEqual(['apostrophe'])
  expect(flaws('Dites-le dès le décroché.')).toEqual(['banned-turn'])
  expect(flaws(`${'mot '.repeat(46)}.`)).toEqual(['long-sentence'])
  expect(sourceFlaws('Texte sans source.').map(({ flaw }) => flaw)).toEqual(['no-source'])
  expect(datedSourceFlaws('x\n## Sources\n\n- [Légifrance](https://a)').map(({ flaw }) => flaw)).toEqual([
    'source-not-dated',
  ])
})
