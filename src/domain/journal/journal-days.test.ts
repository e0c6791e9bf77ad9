import { expect, test } from 'vitest'
import { journalDays, type ToldEvent } from './journal-days'

const event = (id: number, at: string, more: Partial<ToldEvent> = {}): ToldEvent => ({
  ...{ id, at, type: 'dossier-finalized', actor: 'visitor', account_name: null, data: {} },
  ...more,
})
const of = (name: string) => ({ dossier_id: name.toLowerCase(), company_name: name })

test('events become sentences by the day in Paris and by dossier, and say the same thing once', () => {
  const told = journalDays([
    event(6, '2026-03-31T22:30:00Z', { type: 'login', actor: 'administrator', account_name: 'Camille' }),
    event(5, '2026-03-31T12:05:00Z', of('Garage')),
    event(4, '2026-03-31T12:04:00Z', of('Hôtel')),
    event(3, '2026-03-31T12:03:00Z', { type: 'called-back', actor: 'system', ...of('Garage') }),
    event(2, '2026-03-31T12:02:00Z', { type: 'called-back', actor: 'system', ...of('Garage') }),
  ])
  expect(told).toEqual([
    {
      day: '2026-04-01',
      groups: [
        {
          dossier: null,
          lines: [{ id: 6, hour: '00:30', words: 'Connexion à l’administration, par Camille', times: 1 }],
        },
      ],
    },
    {
      day: '2026-03-31',
      groups: [
        {
          dossier: { id: 'garage', name: 'Garage' },
          lines: [
            { id: 5, hour: '14:05', words: 'Dossier finalisé, par le client', times: 1 },
            { id: 3, hour: '14:03', words: 'Client rappelé, d’office', times: 2 },
          ],
        },
        {
          dossier: { id: 'hôtel', name: 'Hôtel' },
          lines: [{ id: 4, hour: '14:04', words: 'Dossier finalisé, par le client', times: 1 }],
        },
      ],
    },
  ])
})
