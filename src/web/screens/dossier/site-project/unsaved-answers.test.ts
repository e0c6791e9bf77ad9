// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepUnsaved, readUnsaved } from './unsaved-answers'

it('keeps answers for a dossier in its tab until the server has them', () => {
  keepUnsaved('a', { activity: 'Menuiserie' })
  expect(readUnsaved('a')).toEqual({ activity: 'Menuiserie' })
  expect(readUnsaved('b')).toEqual({})
  keepUnsaved('a', {})
  expect(sessionStorage.length).toBe(0)
})

it.each(['{', 'null', '"x"', '{"activity":3,"other":"x"}'])('reads nothing out of %s', kept => {
  sessionStorage.setItem('questionnaire:a', kept)
  expect(readUnsaved('a')).toEqual({})
})
