import { expect, test } from 'vitest'
import { readCities, readPlaces } from '~/gateways/content-folder'
import { makeAtlas } from './atlas'
import { kilometresBetween, towards } from './distance'
import { townsToShow } from './neighbourhood'

const places = readPlaces('content')
const atlas = makeAtlas(readCities('content'), places)
const byName = (name: string, department: string) => {
  const place = places.places.find(one => one.name === name && one.department === department)
  if (!place) throw new Error(`${name} is missing`)
  return place
}
const cityOf = (slug: string) => {
  const city = atlas.bySlug.get(slug)
  if (!city) throw new Error(`${slug} is missing`)
  return city
}

test('two sources agree within three kilometres on every place that both know', () => {
  for (const place of places.places) {
    if (place.second === null) continue
    expect(kilometresBetween(place, place.second), place.name).toBeLessThanOrEqual(
      places.source.most_apart_km,
    )
  }
  const codes = [...places.places, ...places.doubtful, ...places.nowhere].map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  console.error(
    `${places.places.length} places, ${places.doubtful.length} in doubt, ${places.nowhere.length} nowhere`,
  )
})

/** Read from a map, as the crow flies between town halls: the check of the checks. */
test.each([
  ['Paris', '75', 'Versailles', '78', 17],
  ['Lyon', '69', 'Villeurbanne', '69', 4],
  ['Lyon', '69', 'Vienne', '38', 27],
  ['Marseille', '13', 'Aubagne', '13', 16],
  ['Lille', '59', 'Roubaix', '59', 10],
  ['Nantes', '44', 'Saint-Nazaire', '44', 50],
  ['Toulouse', '31', 'Montauban', '82', 47],
  ['Strasbourg', '67', 'Colmar', '68', 64],
  ['Bordeaux', '33', 'Mérignac', '33', 5],
  ['Dreux', '28', 'Chartres', '28', 33],
  ['Brest', '29', 'Quimper', '29', 53],
  ['Nice', '06', 'Antibes', '06', 17],
  ['Avignon', '84', 'Nîmes', '30', 40],
  ['Le Havre', '76', 'Rouen', '76', 70],
] as const)('%s (%s) and %s (%s) are some %i km apart', (a, inA, b, inB, km) => {
  expect(Math.abs(kilometresBetween(byName(a, inA), byName(b, inB)) - km)).toBeLessThanOrEqual(3)
})

test('every distance that a page shows is the one between both sources’ points, give or take three kilometres', () => {
  const seconds = new Map(places.places.map(place => [`${place.name} ${place.department}`, place.second]))
  let shown = 0
  for (const city of atlas.cities) {
    const around = atlas.around(city)
    const home = seconds.get(`${city.name} ${city.department}`)
    if (!around || !home) continue // the third source confirmed it, and keeps no point
    for (const { name, department, km } of around.near) {
      const there = seconds.get(`${name} ${department.code}`)
      if (there === undefined) throw new Error(`${name} is no place`)
      if (there === null) continue
      const again = kilometresBetween(home, there)
      // Each of the two points may be three kilometres off in the other source; in truth few are.
      expect(Math.abs(again - km), `${city.name} – ${name}`).toBeLessThanOrEqual(6)
      shown++
    }
    const people = around.near
      .filter(({ km }) => km <= 20)
      .reduce((sum, { population }) => sum + population, 0)
    expect(around.rings[1]?.people, city.name).toBe(people)
  }
  expect(shown).toBeGreaterThan(5_000)
})

test('neighbours are those of the map, whatever the borders', () => {
  const near = (slug: string) => {
    const around = atlas.around(cityOf(slug))
    return around ? townsToShow(around, 8).map(({ name }) => name) : []
  }
  expect(near('aubagne')).toContain('Marseille')
  expect(near('aubagne')).not.toContain('Martigues')
  expect(near('vincennes').slice(0, 2)).toEqual(['Montreuil', 'Saint-Mandé'])
  expect(near('vincennes')).toContain('Paris')
  expect(atlas.around(cityOf('lyon'))?.near.map(({ department }) => department.code)).toContain('38')
})

test('directions are those of the compass', () => {
  expect(towards(byName('Lyon', '69'), byName('Vienne', '38'))).toBe('au sud')
  expect(towards(byName('Paris', '75'), byName('Versailles', '78'))).toMatch(/ouest$/)
  expect(towards({ lat: 45, lng: 3 }, { lat: 45, lng: 4 })).toBe('à l’est')
})
