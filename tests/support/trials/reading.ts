import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from '../dossiers/acknowledged'
import { registration } from '../leads/business-abroad'

const PAGES = [
  '/',
  '/simulateur',
  '/blog',
  '/villes',
  '/acquisition-client-lyon',
  '/aides',
  '/exemples',
  '/mentions-legales',
]
const LISTS = ['stats', 'dossiers', 'factures', 'registrations', 'journal/events', 'system', 'factures.csv']

/**
 * One who reads pages, as the team its lists, and registers now and then, until `stop` is called.
 * @param pause milliseconds between two calls
 */
export function startReading(url: string, token: string, known: Acknowledged, pause: number) {
  let going = true
  const ask = async (path: string, init?: RequestInit) => {
    try {
      const answer = await fetch(`${url}${path}`, init)
      await answer.arrayBuffer()
      known.answered++
      if (answer.status >= 400) known.troubles.push(`${answer.status} ${path}`)
    } catch (error) {
      known.broken.push(`${(error as Error).cause ?? error} ${path}`)
    }
    await wait(pause)
  }
  const reading = (async () => {
    const headers = { authorization: `Bearer ${token}` }
    while (going) {
      for (const path of PAGES) if (going) await ask(path)
      for (const list of LISTS) if (going) await ask(`/api/admin/${list}`, { headers })
      await ask('/api/international-registration', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration),
      })
    }
  })()
  return async () => {
    going = false
    await reading
  }
}
