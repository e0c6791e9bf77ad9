import type { Agency } from '~/domain/agency'
import type { RenderOptions } from '~/sites/render-options'

/** Who puts clients' sites online, as their legal pages say it. */
export const siteHost = ({ legal_name, address, telephone }: Agency): RenderOptions['host'] => ({
  name: legal_name,
  address: `${address.street}, ${address.postal_code} ${address.city}`,
  telephone,
})
