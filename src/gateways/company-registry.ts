import * as z from 'zod/mini'
import { boundedJson } from '~/domain/bounded-answer'

/** What the public registry says of an establishment; null where it does not publish it. */
export interface RegisteredCompany {
  company_name: string | null
  address: string | null
  /** Of the INSEE, NAF rév. 2: « 43.22A ». */
  activity: string | null
  closed: boolean
}

/** The public registry of French companies. */
export interface CompanyRegistry {
  /**
   * @returns null when it does not know the SIRET, which does not make the SIRET invalid
   * @throws RegistrySilent when it does not answer in time
   */
  find: (siret: string) => Promise<RegisteredCompany | null>
}

/** The registry is out of reach, overloaded, or switched off. */
export class RegistrySilent extends Error {}

/** How long a visitor may wait for a convenience. */
const PATIENCE = 4_000

const answer = z.object({
  results: z.array(
    z.object({
      nom_complet: z.optional(z.nullable(z.string())),
      nom_raison_sociale: z.optional(z.nullable(z.string())),
      activite_principale: z.optional(z.nullable(z.string())),
      matching_etablissements: z.optional(
        z.array(
          z.object({
            siret: z.string(),
            adresse: z.optional(z.nullable(z.string())),
            etat_administratif: z.optional(z.nullable(z.string())),
          }),
        ),
      ),
    }),
  ),
})

/** API Recherche d'entreprises (specification C2), or one that speaks like it. */
export function httpRegistry(baseUrl: string): CompanyRegistry {
  return {
    async find(siret) {
      const reply = await fetch(`${baseUrl}/search?q=${siret}`, {
        headers: { 'user-agent': 'Siteligible/1.0' },
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'error',
      }).catch(() => null)
      const parsed = reply?.ok ? z.safeParse(answer, await boundedJson(reply).catch(() => null)) : null
      if (!parsed?.success) throw new RegistrySilent()
      for (const result of parsed.data.results) {
        const match = result.matching_etablissements?.find(establishment => establishment.siret === siret)
        if (!match) continue
        return {
          company_name: published(result.nom_raison_sociale) ?? published(result.nom_complet),
          address: published(match.adresse),
          activity: published(result.activite_principale),
          // Two words for closed: « fermé » for an establishment, « cessé » for a company.
          closed: match.etat_administratif === 'F' || match.etat_administratif === 'C',
        }
      }
      return null
    },
  }
}

/** COMPANY_REGISTRY_URL=off: visitors fill in the form themselves. */
export const silentRegistry: CompanyRegistry = {
  find: async () => {
    throw new RegistrySilent()
  },
}

function published(value: string | null | undefined): string | null {
  return value && !value.includes('[NON-DIFFUSIBLE]') ? value : null
}
