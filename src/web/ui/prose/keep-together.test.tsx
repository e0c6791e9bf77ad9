import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeepTogether } from './keep-together'

const kept = (sentence: string) =>
  [
    ...renderToStaticMarkup(<KeepTogether>{sentence}</KeepTogether>).matchAll(/<span[^>]*>(.*?)<\/span>/g),
  ].map(match => match[1])

it.each([
  ['Où est-elle immatriculée\u202f?', ['est-elle']],
  ['La personne a-t-elle accepté\u202f?', ['a-t-elle']],
  ['Un rendez-vous et un lave-vaisselle', ['rendez-vous']],
  ['Rien à garder', []],
])('keeps the inverted verbs of « %s » in one piece', (sentence, expected) => {
  expect(kept(sentence)).toEqual(expected)
})
