import type { Agency } from '~/domain/agency'
import type { Handlers } from './register'

/** The calls that tell who we are. */
export function siteHandlers(agency: Agency, publicUrl: string): Pick<Handlers, 'greeting' | 'site'> {
  return {
    greeting: async () => ({ message: `Bienvenue sur l’API de ${agency.brand}` }),
    site: async () => ({ ...agency, public_url: publicUrl }),
  }
}
