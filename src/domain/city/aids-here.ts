import type { Aid } from '../aids/aid'
import type { AidState } from '../aids/aid-state'
import { amountWords, checkedWords, euros, mostForSite, stateWords, whenToSign } from '../aids/aid-words'
import { type Html, html, link, list } from '../text/html'
import type { City } from './city'
import { groupName } from './group-names'
import { inDepartment } from './place-names'

/** An aid of the city's department, as it may be told today. */
export type NearAid = Pick<
  Aid,
  'slug' | 'name' | 'body' | 'kind' | 'rate' | 'ceiling' | 'site_ceiling' | 'signing' | 'checked_on'
> & {
  state: AidState
}

/** @param net_cents the price of the site before tax */
export function aidsHere(
  { departmentData, zone, regionData }: City,
  aids: NearAid[],
  net_cents: number,
): Html {
  if (aids.length === 0) {
    const bodies = zone ? `${groupName(zone)} ou ${regionData.authority}` : regionData.authority
    return html`<p>Aucune aide nommée pour un site ne nous est connue ${inDepartment(departmentData)}. Si ${bodies} en ouvre une, elle entrera dans ${link('/aides', 'le catalogue daté')}.</p>`
  }
  const net = net_cents / 100
  return list(
    aids.map(aid => {
      const most = mostForSite(aid, net)
      const amount =
        most === null
          ? amountWords(aid)
          : `${inDepartment(departmentData)}, jusqu’à ${euros(most)} sur ${euros(net)} HT, sous réserve d’acceptation`
      const state = aid.state === 'open' ? '' : `${stateWords[aid.state].toLowerCase()}, `
      return html`${link(`/aides/${aid.slug}`, aid.name)}, ${aid.body} ; ${state}${checkedWords(aid)} : ${amount}${whenNext(aid)}`
    }),
  )
}

/** Not to know when one may sign is no leave to sign, and stands in the sentence of its own aid: many have the same rule. */
function whenNext(aid: NearAid): string {
  const when = whenToSign(aid)
  if (aid.kind !== 'subvention' || aid.signing !== 'unknown') return `. ${when}`
  return ` ; ${when.charAt(0).toLowerCase()}${when.slice(1)}`
}
