import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startSite } from '../../../tests/support/program/in-process'
import { makeInTurn } from './make-in-turn'

const visitor = (ip: string) => ({ kind: 'client', ip, userAgent: '' }) as const

test('six photos of one network stood before another’s first: turns go round those who bring them', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c06040' } })
    .jpeg()
    .toBuffer()
  const made: string[] = []
  const bring = async (whose: string, ip: string) => {
    await makeInTurn(deps, visitor(ip), { bytes, focus: { x: 0.5, y: 0.5 } })
    made.push(whose)
  }
  await Promise.all([
    ...Array.from({ length: 6 }, () => bring('crowd', '203.0.113.7')),
    bring('honest', '198.51.100.2'),
  ])
  expect(made.indexOf('honest')).toBeLessThanOrEqual(2)
  expect(made).toHaveLength(7)
})
