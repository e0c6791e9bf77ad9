import { expect, test } from 'vitest'
import { layOut, MAP } from './town-map-layout'

const rings = [10, 20, 30]
const spot = (name: string, east: number, north: number, population = 20_000) => ({
  name,
  east,
  north,
  population,
})

test('the town is in the middle, the north above, the east at the right', () => {
  const { dots } = layOut('Ici', [spot('Nord', 0, 20), spot('Est', 20, 0)], rings)
  const [home, north, east] = dots
  expect([home?.x, home?.y]).toEqual([MAP.width / 2, MAP.height / 2])
  expect(north?.y).toBeLessThan(home?.y ?? 0)
  expect(east?.x).toBeGreaterThan(home?.x ?? 0)
})

test('no two names cover each other, and none leaves the drawing', () => {
  const crowd = Array.from({ length: 60 }, (_, n) => spot(`Saint-Quelconque-${n}`, (n % 9) - 4, (n % 7) - 3))
  const named = layOut('Ici', crowd, rings).dots.filter(({ label }) => label)
  expect(named.length).toBeGreaterThan(3)
  const boxes = named.map(({ name, label }) => {
    const width = name.length * MAP.letter * 0.56
    const left = label?.anchor === 'end' ? label.x - width : (label?.x ?? 0)
    return { left, right: left + width, top: (label?.y ?? 0) - MAP.letter, bottom: label?.y ?? 0 }
  })
  for (const [at, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(-1)
    expect(box.right).toBeLessThanOrEqual(MAP.width + 1)
    for (const other of boxes.slice(at + 1)) {
      const apart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top
      expect(apart).toBe(true)
    }
  }
})

test('a lonely town sees its first neighbours all the same', () => {
  const { dots } = layOut('Seule', [spot('Loin', -60, 0)], rings)
  expect(dots.map(({ name }) => name)).toEqual(['Seule', 'Loin'])
})

test('a crowd is seen from near', () => {
  const crowd = Array.from({ length: 20 }, (_, n) => spot(`Ville ${n}`, (n % 5) - 2, (n % 4) - 2))
  expect(layOut('Ici', [...crowd, spot('Loin', 25, 0)], rings).rings).toEqual([10])
  expect(layOut('Ici', [spot('Loin', 25, 0)], rings).rings).toEqual([30, 20, 10])
})
