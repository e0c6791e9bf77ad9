import type { siteCalls } from '~/contract/site'
import type { Deps } from '~/usecases/deps'
import type { Handlers } from './register'

/** The calls that tell who we are. */
export function siteHandlers({ agency, publicUrl }: Deps): Pick<Handlers, keyof typeof siteCalls> {
  return {
    greeting: async () => ({ message: `Bienvenue sur l’API de ${agency.brand}` }),
    site: async () => ({ ...agency, public_url: publicUrl }),
  }
}
