import { expect, test } from 'vitest'
import { domainSentence } from './domain-sentence'
import { judgeDomain } from './judge-domain'

test('a domain that is half there: what no record to copy would show is said at once, not one thing after the other', () => {
  const none = { absent: 'record' } as const
  const a = { values: ['198.51.100.7'] }
  const caa = { values: ['digicert.com'] }
  const look = {
    hosts: {
      'exemple.fr': { a, aaaa: { values: ['2001:db8::9'] }, cname: none, caa },
      'www.exemple.fr': { a: { absent: 'name' as const }, aaaa: none, cname: none, caa },
    },
    txt: { values: ['site-verification=abc'] },
  }
  const claim = { name: 'exemple.fr', www: false, token: 'abc' }
  const { proven, findings } = judgeDomain(claim, [look], { v4: a.values, v6: [] })
  const told = { shown: 'exemple.fr', proven, online: false, away_at: null, looked: true, findings }
  expect(domainSentence({ ...told, meanwhile: null }).sentence).toBe(
    'Le AAAA de exemple.fr mène ailleurs, vers 2001:db8::9\u00a0: retirez-le, ou remplacez-le. ' +
      'Le CAA de exemple.fr ne permet de certificat qu’à digicert.com\u00a0: ajoutez-y letsencrypt.org.',
  )
  // The record of www stands in the list, « pas encore vu ».
  expect(findings.map(({ kind }) => kind)).toEqual(['other-address', 'no-name', 'authority'])
})
