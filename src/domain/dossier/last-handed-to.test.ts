import { expect, test } from 'vitest'
import { lastHandedTo } from './last-handed-to'

const at = (day: string) => new Date(`${day}T23:30:00Z`)

test('the body that had the dossier last, by the day in Paris; what waits or was replaced does not count', () => {
  expect(
    lastHandedTo([
      { body_name: 'Région Sud', state: 'collected', sent_at: at('2026-03-02'), settled_at: null },
      { body_name: 'France Num', state: 'done', sent_at: null, settled_at: at('2026-03-31') },
      { body_name: 'Bpifrance', state: 'queued', sent_at: null, settled_at: null },
      { body_name: 'ADEME', state: 'superseded', sent_at: at('2026-04-20'), settled_at: null },
    ]),
  ).toEqual({ body: 'France Num', on: '2026-04-01' })
})

test('nobody has it, or nobody was named', () => {
  expect(lastHandedTo([])).toBeNull()
  expect(
    lastHandedTo([{ body_name: '', state: 'done', sent_at: null, settled_at: at('2026-03-31') }]),
  ).toBeNull()
})
