import { formatDay, formatMinute } from '~/domain/text/french'
import { ActionLink } from './parts/action-link'
import { Letter, Paragraph } from './parts/layout'

/** Tells the address before that a dossier has another one now, or will have, and how to keep it. */
export function AddressChanged({
  openedAt,
  next = null,
}: {
  openedAt: Date
  /** From when on the new one counts, and the link that calls it off; null where it counts already. */
  next?: { from: Date; link: string; byTeam: boolean } | null
}) {
  if (next) return <AddressWillChange openedAt={openedAt} {...next} />
  return (
    <Letter title="L’adresse de votre dossier a changé" preview="Si ce n’est pas vous, écrivez-nous.">
      <Paragraph>
        Le dossier ouvert le {formatDay(openedAt)} avec cette adresse en porte maintenant une autre. Nos
        messages n’arriveront plus ici.
      </Paragraph>
      <Paragraph>
        Ce n’est pas vous&#8239;? Répondez à ce message sans attendre&nbsp;: nous rétablirons votre adresse.
      </Paragraph>
    </Letter>
  )
}

function AddressWillChange(props: { openedAt: Date; from: Date; link: string; byTeam: boolean }) {
  return (
    <Letter title="L’adresse de votre dossier va changer" preview="Vous avez 72 heures pour vous y opposer.">
      <Paragraph>
        {props.byTeam
          ? `Quelqu’un qui dit ne plus lire vos messages nous a demandé une autre adresse e-mail pour le dossier ouvert le ${formatDay(props.openedAt)}.`
          : `Quelqu’un qui a le lien du dossier ouvert le ${formatDay(props.openedAt)} lui a donné une autre adresse e-mail que la vôtre, sans code.`}{' '}
        Elle la remplacera le {formatMinute(props.from)} (heure de Paris). D’ici là, vos données ne peuvent
        être ni exportées ni effacées.
      </Paragraph>
      <Paragraph>
        C’est vous&#8239;? Il n’y a rien à faire. Ce n’est pas vous&#8239;? Ouvrez le lien ci-dessous et
        répondez «&nbsp;Oui, c’est mon dossier&nbsp;»&nbsp;: votre adresse reste, et l’ancien lien du dossier
        ne sert plus à personne.
      </Paragraph>
      <ActionLink href={props.link}>Garder mon adresse</ActionLink>
    </Letter>
  )
}
