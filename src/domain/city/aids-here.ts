import type { Aid } from '../aids/aid'
import { amountWords, euros, forbidsSigning, mostForSite } from '../aids/aid-words'
import { OFFER } from '../invoice/offer'
import { type Html, html, link, list } from '../text/html'
import type { City } from './city'
import { groupName } from './group-names'
import { inDepartment, ofDepartment } from './place-names'

/** An aid of the city's department, and whether somebody has read its source lately. */
export type NearAid = Pick<
  Aid,
  'slug' | 'name' | 'body' | 'rate' | 'ceiling' | 'site_ceiling' | 'signing' | 'checked_on'
> & {
  fresh: boolean
}

export function aidsHere({ departmentData, zone, regionData }: City, aids: NearAid[]): Html {
  if (aids.length === 0) {
    const bodies = zone ? `${groupName(zone)} ou ${regionData.authority}` : regionData.authority
    return html`<p>Aucune aide nommée pour un site ne nous est connue ${inDepartment(departmentData)}. Si ${bodies} en ouvre une, elle entrera dans ${link('/aides', 'le catalogue daté')}.</p>`
  }
  const net = OFFER.net_cents / 100
  return list(
    aids.map(aid => {
      const most = mostForSite(aid, net)
      const amount =
        most === null
          ? `pour une entreprise ${ofDepartment(departmentData)}, ${amountWords(aid)}`
          : `${inDepartment(departmentData)}, jusqu’à ${euros(most)} sur ${euros(net)} HT, sous réserve d’acceptation`
      const wait = forbidsSigning(aid.signing) ? ', et rien ne se signe avant le dépôt' : ''
      const state = aid.fresh ? 'relue' : 'à revérifier, lue'
      return html`${link(`/aides/${aid.slug}`, aid.name)} (${aid.body} ; ${state} le ${day(aid.checked_on)}) : ${amount}${wait}.`
    }),
  )
}

/** « 3 mars 2026 » of `2026-03-03`, at noon: the same day in every zone that counts. */
function day(iso: string): string {
  return new Date(`${iso}T12:00:00Z`)
    .toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .replace(/^1 /, '1er ')
}
