import { expect, test } from 'vitest'
import { linesWithMeaning } from '../../../../tests/support/texts/lines-with-meaning'
import { parsePrices } from './parse-prices'

const written = linesWithMeaning('prices')

/** One service as the fixture writes it. */
function expectedService(part: string) {
  const [name = '', euros = '', flags = ''] = part.split(' | ')
  const flag = (name: string) =>
    flags
      .split(',')
      .find(one => one.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  return {
    name,
    detail: flag('detail') ?? null,
    price_cents: euros === '-' ? null : Math.round(Number(euros) * 100),
    price_from: flags.split(',').includes('from'),
    unit: flag('unit') ?? null,
    vat: flags.split(',').includes('excl') ? 'excl' : 'incl',
  }
}

const judged = written.map(({ text, expected }) => {
  const { services, asked } = parsePrices(text)
  const wanted = expected.filter(part => part !== 'asked').map(expectedService)
  const found = services.map(service => JSON.stringify(service))
  const meant = wanted.map(service => JSON.stringify(service))
  const same = found.join() === meant.join()
  const wrong = found.some(one => !meant.includes(one)) || (!same && asked.length === 0)
  return { text, found, meant, right: same && asked.length > 0 === expected.includes('asked'), wrong }
})

test('of 120 price lines none is read wrongly, and hardly one is asked without need', () => {
  const right = judged.filter(one => one.right).length
  const rows = written.filter(({ expected }) => !expected.includes('asked')).length
  process.stdout.write(`prix: ${right} sur ${judged.length} justes (${rows} à lire, les autres à demander)\n`)
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(judged.filter(one => one.wrong)).toEqual([])
  expect(judged.filter(one => !one.right).map(({ text }) => text).length / judged.length).toBeLessThanOrEqual(
    0.05,
  )
})

test('what is not understood comes back as it was typed', () => {
  expect(parsePrices('Coupe 22 €\nBrushing 20 à 35 €\n').asked).toEqual(['Brushing 20 à 35 €'])
})
