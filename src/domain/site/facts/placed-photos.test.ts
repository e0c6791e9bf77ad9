import { expect, test } from 'vitest'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { firstLayout } from '../layout/first-layout'
import { followFacts } from '../layout/follow-facts'
import { photosShown, placePhotos } from './placed-photos'

const layout = firstLayout(fullFacts)

test('the first photo is the portrait, the others a gallery, as a layout begins; all gone, it is as before', () => {
  const one = placePhotos(fullFacts, layout, { added: ['a'] })
  const two = placePhotos(fullFacts, one, { added: ['b'] })
  expect(two).toEqual(firstLayout(fullFacts, fullFacts.name, { photos: ['a', 'b'] }))
  expect(photosShown(two)).toEqual(['a', 'b'])
  expect(placePhotos(fullFacts, two, { gone: ['a'] })).toEqual(
    firstLayout(fullFacts, fullFacts.name, { photos: ['b'] }),
  )
  expect(placePhotos(fullFacts, two, { gone: ['a', 'b'] })).toEqual(layout)
})

test('in a layout that somebody made nothing else moves, and photos stay when facts change', () => {
  const made = structuredClone(layout)
  made.pages[0]?.sections.reverse()
  const shown = placePhotos(fullFacts, made, { added: ['a', 'b', 'c'] })
  const kinds = shown.pages[0]?.sections.map(({ kind }) => kind)
  expect(kinds?.filter(kind => kind !== 'gallery')).toEqual(made.pages[0]?.sections.map(({ kind }) => kind))
  expect(photosShown(placePhotos(fullFacts, shown, { gone: ['a'] }))).toEqual(['b', 'c'])
  const after = { ...fullFacts, about: null, since: null }
  expect(photosShown(followFacts(shown, fullFacts, after, true))).toEqual(['a', 'b', 'c'])
})
