import { expect, test } from 'vitest'
import { type ReviewState, whoWaits } from './who-waits'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const shown: ReviewState = {
  review_at: at(1),
  online_at: null,
  approved: null,
  reviewed_at: null,
  round_at: at(1),
  comments: [],
}
const comment = (
  state: 'todo' | 'done' | 'refused',
  last_by: 'owner' | 'team',
  day: number,
): ReviewState['comments'][number] => ({ state, last_by, moved_at: at(day) })

test('nobody waits before anything was shown, nor once all is settled online', () => {
  expect(whoWaits({ ...shown, review_at: null, round_at: null })).toBeNull()
  expect(whoWaits({ ...shown, online_at: at(9), comments: [comment('done', 'team', 8)] })).toBeNull()
})

test('the owner reads, the team settles what he says, the longest waiting first, and shows it again', () => {
  expect(whoWaits(shown)).toEqual({ for: 'owner', what: 'review', since: at(1) })
  const said = { ...shown, approved: false, reviewed_at: at(3) }
  expect(whoWaits({ ...said, comments: [comment('todo', 'owner', 3), comment('todo', 'owner', 2)] })).toEqual(
    {
      for: 'team',
      what: 'comments',
      since: at(2),
    },
  )
  expect(
    whoWaits({ ...said, comments: [comment('done', 'team', 5), comment('refused', 'team', 4)] }),
  ).toEqual({
    for: 'team',
    what: 'next-round',
    since: at(5),
  })
  expect(whoWaits({ ...said, round_at: at(6), comments: [comment('done', 'team', 5)] })).toEqual({
    for: 'owner',
    what: 'review',
    since: at(6),
  })
})

test('a question of the team waits for the owner, his approval for the team, a change after delivery too', () => {
  expect(whoWaits({ ...shown, comments: [comment('todo', 'team', 2)] })?.for).toBe('owner')
  expect(whoWaits({ ...shown, approved: true, reviewed_at: at(4) })).toEqual({
    for: 'team',
    what: 'publication',
    since: at(4),
  })
  expect(whoWaits({ ...shown, online_at: at(5), comments: [comment('todo', 'owner', 7)] })?.for).toBe('team')
})
