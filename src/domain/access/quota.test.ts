import { expect, test } from 'vitest'
import { overQuota, UPLOADS_PER_DOSSIER } from './quota'

test('a dossier may replace its pieces often, but not for ever', () => {
  expect(overQuota({ uploadsOfDossier: UPLOADS_PER_DOSSIER - 1, bytesInAll: 0 }, 1)).toBeNull()
  expect(overQuota({ uploadsOfDossier: UPLOADS_PER_DOSSIER, bytesInAll: 0 }, 1)).toBe('too-many-uploads')
})

test('all pieces together stay under what the operator gives them', () => {
  expect(overQuota({ uploadsOfDossier: 0, bytesInAll: 999 }, 1_000)).toBeNull()
  expect(overQuota({ uploadsOfDossier: 0, bytesInAll: 1_000 }, 1_000)).toBe('storage-full')
})
