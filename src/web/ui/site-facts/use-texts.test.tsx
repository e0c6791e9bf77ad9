// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { removedMeanwhile } from '~/domain/site/layout/changed-meanwhile'
import { titlePlace, writeTexts } from '~/domain/site/layout/write-texts'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../tests/support/sites/site-as-shown'
import { ChangedMeanwhile, type Site } from './site-calls'
import { useTexts } from './use-texts'

const site = siteAsShown(fullFacts, 3)
const place = titlePlace(site.layout.pages[0]?.sections[0]?.id ?? '')
const titled = (title: string): Site => ({
  ...site,
  layout: writeTexts(site.layout, { [place]: title }, 'given'),
})
const typing = () => renderHook(() => useTexts('site-texts:dossier:hero', site, 'given')).result
const titleOf = ({ pages }: Site['layout']) => pages[0]?.sections[0]?.title?.text

it('shows what somebody else wrote at the same place, also after a reload, and goes over it once it is sent again', () => {
  const typed = typing()
  act(() => typed.current.write(place, 'Le mien.'))
  const again = typing()
  expect(again.current.written).toEqual({ [place]: 'Le mien.' })
  let said: unknown
  act(() => {
    try {
      again.current.upon(titled('Le leur.'))
    } catch (error) {
      said = error
    }
  })
  expect(said).toBeInstanceOf(ChangedMeanwhile)
  expect((said as Error).message).toContain('«\u00a0Le leur.\u00a0»')
  expect(titleOf(again.current.upon(titled('Le leur.')))).toBe('Le mien.')
  act(() => again.current.clear())
  expect(sessionStorage.length).toBe(0)
})

it('gives back the words of a part that somebody took out, and keeps the others at the next press', () => {
  const typed = typing()
  act(() => typed.current.write(place, 'Le mien.'))
  act(() => typed.current.write('partie.title', 'Sans place.'))
  const told = removedMeanwhile('Cette partie', ['Sans place.'])
  expect(told).toMatch(/copier.*«\u00a0Sans place\.\u00a0»\.$/)
  act(() => expect(() => typed.current.upon(site)).toThrow(told))
  expect(titleOf(typed.current.upon(site))).toBe('Le mien.')
  act(() => typed.current.clear())
})

it('keeps what others wrote elsewhere, and asks nothing where both wrote the same', () => {
  const typed = typing()
  act(() => typed.current.write(place, 'Le même.'))
  expect(titleOf(typed.current.upon(site))).toBe('Le même.')
  expect(titleOf(typed.current.upon(titled('Le même.')))).toBe('Le même.')
})
