import { formatMinute } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph, TypedLines } from '../parts/layout'

export type LeadNewsTold =
  | { what: 'campaign'; campaign: string; terms: string }
  | { what: 'ring'; campaign: string; ring: string }
  | { what: 'disputed'; contact: string; reason: string; words: string; before: Date }

/** Tells the team what a client of the leads offer waits for. */
export function AgencyLeadNews(props: { companyName: string; told: LeadNewsTold; link: string }) {
  const { companyName, told, link } = props
  return (
    <Layout title={TITLES[told.what]} preview={companyName}>
      <Told companyName={companyName} told={told} />
      <ActionLink href={link}>
        {told.what === 'disputed' ? 'Lire les contestations' : 'Ouvrir son compte'}
      </ActionLink>
    </Layout>
  )
}

const TITLES: Record<LeadNewsTold['what'], string> = {
  campaign: 'Une campagne attend son numéro',
  ring: 'Un téléphone est à vérifier',
  disputed: 'Un contact est contesté',
}

function Told({ companyName, told }: { companyName: string; told: LeadNewsTold }) {
  switch (told.what) {
    case 'campaign':
      return (
        <Paragraph>
          <strong>{companyName}</strong> a ouvert la campagne «&nbsp;{told.campaign}&nbsp;» ({told.terms}).
          Elle ne reçoit aucun appel tant qu’un numéro ne lui est pas attribué.
        </Paragraph>
      )
    case 'ring':
      return (
        <Paragraph>
          <strong>{companyName}</strong> demande que la campagne «&nbsp;{told.campaign}&nbsp;» sonne au{' '}
          {told.ring}. Les appels sonnent à l’ancien numéro jusqu’à votre accord.
        </Paragraph>
      )
    case 'disputed':
      return (
        <>
          <Paragraph>
            <strong>{companyName}</strong> conteste {told.contact}. Motif&nbsp;: {told.reason}. Une réponse
            motivée est promise avant le <strong>{formatMinute(told.before)}</strong> (heure de Paris).
          </Paragraph>
          {told.words && <TypedLines text={told.words} />}
        </>
      )
  }
}
