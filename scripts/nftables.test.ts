import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { installed } from '../tests/support/program/command-line'

const ready = installed('nft') && installed('ip') && spawnSync('unshare', ['-n', 'true']).status === 0
if (!ready)
  console.warn('skipped: the rules of ops/nftables.conf want nft, ip and the right to a network of one’s own')

/** @returns how many connections of each `ADDRESS COUNT` stood, in a network that holds nothing but the rules */
function standing(pairs: string): number[] {
  const addresses = pairs.split(' ').filter(word => word.includes(':'))
  const steps = [
    'ip link set lo up',
    ...addresses.map(address => `ip address add ${address}/128 dev lo nodad`),
    'nft -f ops/nftables.conf',
    `node --import tsx tests/support/servers/held-connections.ts ${pairs}`,
  ]
  const { stdout, stderr } = spawnSync('unshare', ['-n', 'sh', '-ec', steps.join('\n')], { encoding: 'utf8' })
  if (stderr) console.error(stderr)
  return JSON.parse(stdout)
}

it.skipIf(!ready)(
  'slow sockets in front of a proxy: 256 for an address, and the next address is served',
  () => {
    expect(standing('127.0.0.1 300 127.0.0.2 10')).toEqual([256, 10])
  },
)

it.skipIf(!ready)('slow sockets over IPv6: 256 for a /64, 1,024 for a /48', () => {
  const sixes = [1, 2, 3, 4, 5].map(network => `2001:db8:1:${network}::1 260`).join(' ')
  expect(standing(`2001:db8:1:1::2 10 ${sixes} 2001:db8:2:1::1 10`)).toEqual([10, 246, 256, 256, 256, 0, 10])
})
