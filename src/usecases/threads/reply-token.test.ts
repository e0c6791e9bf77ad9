import { expect, test } from 'vitest'
import { replyKey, replyToken, returnToken } from './reply-token'

const key = replyKey('AGE-SECRET-KEY-1ESSAI')

test('a token is of one thread, one recipient and one key, and holds nothing of them', () => {
  const tokens = [
    replyToken(key, { kind: 'dossier', dossier: 'a' }, 'x@exemple.fr'),
    replyToken(key, { kind: 'dossier', dossier: 'b' }, 'x@exemple.fr'),
    replyToken(key, { kind: 'dossier', dossier: 'a' }, 'y@exemple.fr'),
    replyToken(key, { kind: 'site', site: 'a' }, 'x@exemple.fr'),
    replyToken(key, { kind: 'comment', site: 'a', number: 1 }, 'x@exemple.fr'),
    replyToken(key, { kind: 'request', site: 'a', number: 1 }, 'x@exemple.fr'),
    replyToken(replyKey('AGE-SECRET-KEY-1AUTRE'), { kind: 'dossier', dossier: 'a' }, 'x@exemple.fr'),
    returnToken(key, 'a'),
  ]
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[a-z2-7]{26}$/)
  expect(replyToken(key, { kind: 'dossier', dossier: 'a' }, ' X@Exemple.FR ')).toBe(tokens[0])
})
