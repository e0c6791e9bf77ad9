import type { SiteStage } from '~/domain/site/site-project'
import { formatDay } from '~/domain/text/french'
import type { DossierLetter } from '../dossier/dossier-letter'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { type StageLine, Stages } from '../parts/stages'
import { TextLink } from '../parts/text-link'

const TITLES: Record<SiteStage, string> = {
  contents: 'Vos contenus sont au complet',
  making: 'Votre site est en création',
  review: 'Votre site est à relire',
  online: 'Votre site est en ligne',
}

/** @param site « votre site », or « le site de … » */
const SAYS: Record<SiteStage, (site: string) => string> = {
  contents: site => `Nous avons tout ce qu’il faut pour créer ${site}.`,
  making: site => `Notre équipe travaille sur ${site}.`,
  review: site =>
    `Regardez ${site}, puis dites-nous sur la page de votre dossier s’il vous convient, ou ce qu’il faut corriger.`,
  online: site =>
    `Tout le monde peut maintenant visiter ${site}. Le procès-verbal de livraison vous attend sur la page de votre dossier.`,
}

/** A stage of the site, as its page says it. */
export function SiteMoved(
  props: DossierLetter & {
    stages: readonly StageLine[]
    stage: SiteStage
    siteUrl: string | null
    /** Until when it is promised. */
    before: Date | null
    /** Of the site's owner, once it is online. */
    space: string | null
    /** To a site that was made elsewhere and is online: its accesses come from there. */
    invited: boolean
  },
) {
  const { stages, companyName, stage, siteUrl, before, link, space, invited } = props
  return (
    <Letter dossierLink={link} title={TITLES[stage]} preview={SAYS[stage]('votre site')}>
      <Paragraph>{SAYS[stage](companyName ? `le site de ${companyName}` : 'votre site')}</Paragraph>
      {before && stage !== 'online' && (
        <Paragraph>
          Il vous est livré au plus tard le <strong>{formatDay(before)}</strong>.
        </Paragraph>
      )}
      {siteUrl && (stage === 'review' || stage === 'online') && (
        <Paragraph>
          <TextLink href={siteUrl}>{siteUrl}</TextLink>
        </Paragraph>
      )}
      {invited && (
        <Paragraph>
          Vos accès vous parviennent par une invitation&nbsp;: nous ne transmettons jamais de mot de passe.
        </Paragraph>
      )}
      {space && (
        <Paragraph>
          {invited
            ? 'Vos papiers et ce que vous nous demandez de changer sont dans'
            : 'Les demandes de vos visiteurs, vos chiffres et vos changements sont dans'}{' '}
          <TextLink href={space}>l’espace de votre site</TextLink>. On y entre par un lien reçu par e-mail,
          sans mot de passe.
        </Paragraph>
      )}
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}
