import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SettingsNav } from '~/web/ui/admin/frame/settings-nav'
import { useMay, useReads } from '~/web/ui/admin/use-me'
import { OFFER_KEY, type ShownOffer } from './offer-calls'
import { OfferForm } from './offer-form'
import { OfferProposal } from './offer-proposal'
import { OfferVersions } from './offer-versions'

export const meta = hiddenMeta('Offre', 'Le prix, l’offre, les personnes et les heures.')

/** Price, offer, people and hours, over what agency.json says; identity and bank account stay in the file. */
export default function AdminOffre() {
  const queries = useQueryClient()
  const mayChange = useMay()('change-settings') === true
  const { data, error } = useQuery({
    queryKey: OFFER_KEY,
    enabled: useReads('decide-dossiers'),
    queryFn: adminApi.offer,
  })
  const take = (next: ShownOffer) => void queries.setQueryData(OFFER_KEY, next)
  return (
    <div className="stack-16">
      <SettingsNav />
      <h1 className={page.title}>Offre</h1>
      <p className="second-text measure">
        Ce que le site coûte, ce que l’offre comprend, qui répond et quand. Un changement vaut pour ce qui est
        préparé ensuite&nbsp;: factures en préparation et signées gardent leur prix. L’identité et l’IBAN
        restent dans le fichier de l’installation.
      </p>
      {error && <p role="alert">L’offre n’a pas pu être lue&nbsp;: {error.message}</p>}
      {data?.proposal && <OfferProposal proposal={data.proposal} now={data.terms} onDone={take} />}
      {data && mayChange && !data.proposal && <OfferForm offer={data} onDone={take} />}
      {data && <OfferVersions offer={data} />}
    </div>
  )
}
