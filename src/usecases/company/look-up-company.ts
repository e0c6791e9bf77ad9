import { checkSiret } from '~/domain/place/siret'
import { RegistrySilent } from '~/gateways/company-registry'
import { keepRegistryAddress, keepRegistryName } from '~/store/contents/registry-addresses'
import type { Deps } from '../ground/deps'

/**
 * What the form of step 1 can be filled in with; never an error, since it is only a convenience. That the
 * address came from the registry is remembered, so that its parts can go into the invoice.
 */
export async function lookUpCompany(
  { registry, db, clock }: Pick<Deps, 'registry' | 'db' | 'clock'>,
  raw: string,
) {
  const nothing = { company_name: null, address: null, activity: null }
  const { siret, valid } = checkSiret(raw)
  if (!valid) return { outcome: 'unknown' as const, ...nothing }
  try {
    const found = await registry.find(siret)
    if (!found) return { outcome: 'unknown' as const, ...nothing }
    const { company_name, address, activity, closed } = found
    if (company_name) await keepRegistryName(db, { siret, company_name }, clock())
    if (address) await keepRegistryAddress(db, { siret, address }, clock())
    return { outcome: closed ? ('closed' as const) : ('found' as const), company_name, address, activity }
  } catch (error) {
    if (!(error instanceof RegistrySilent)) throw error
    return { outcome: 'silent' as const, ...nothing }
  }
}
