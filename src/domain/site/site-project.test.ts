import { expect, test } from 'vitest'
import { deliveryBefore, nextSiteStage } from './site-project'

const none = { contents_at: null, making_at: null, review_at: null, online_at: null }
const day = new Date('2026-11-24T10:00:00Z')

test('the stages follow one another, and fifteen days count from complete contents', () => {
  expect(nextSiteStage(none)).toBe('contents')
  expect(nextSiteStage({ ...none, contents_at: day })).toBe('making')
  expect(nextSiteStage({ contents_at: day, making_at: day, review_at: day, online_at: day })).toBeNull()
  expect(deliveryBefore(none)).toBeNull()
  expect(deliveryBefore({ contents_at: day })).toEqual(new Date('2026-12-09T10:00:00Z'))
})
