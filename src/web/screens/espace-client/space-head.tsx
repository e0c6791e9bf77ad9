import { formatEuros, formatIban } from '~/domain/text/french'
import { forgetDrafts } from '~/web/form-draft'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Sheet } from '~/web/ui/paper/sheet'
import { type Space, useReadAgain } from './client-queries'
import { ClockPart } from './clock-part'
import styles from './espace-client.module.css'
import { CLIENT_DRAFTS } from './kept-drafts'

/** Who it is, what can be spent, what calls under way hold, and how to add to it. */
export function SpaceHead({ space }: { space: Space }) {
  const readAgain = useReadAgain()
  const left = () => {
    forgetDrafts(CLIENT_DRAFTS)
    return readAgain()
  }
  return (
    <header className={`stack-24 ${styles.head}`}>
      <div className={styles.headLine}>
        <h1>{space.company_name}</h1>
        <Button look="quiet" onClick={() => void otherApi.signOutClient({}).then(left, readAgain)}>
          Se déconnecter
        </Button>
      </div>
      <ClockPart zone={space.time_zone} />
      {!space.may_buy && (
        <p className={styles.notice}>
          Votre numéro de TVA n’est pas encore vérifié&nbsp;: aucun appel ne vous est transmis jusque-là.
          L’équipe s’en occupe.
        </p>
      )}
      <Sheet under={['jaune']} className={`stack-12 ${styles.balance}`}>
        <dl className={styles.figures}>
          <div>
            <dt>Solde disponible, TTC</dt>
            <dd className={styles.amount}>{formatEuros(space.available_cents)}</dd>
          </div>
          <div>
            <dt>Réservé pour des appels en cours</dt>
            <dd>{formatEuros(space.held_cents)}</dd>
          </div>
        </dl>
        <details open={space.available_cents <= 0}>
          <summary>Alimenter mon compte</summary>
          <p>
            Faites un virement en euros avec ces indications. Rien n’est prélevé automatiquement, et le solde
            inutilisé vous est rendu sur demande.
          </p>
          <dl className={`stack-8 ${styles.transfer}`}>
            <div>
              <dt>Bénéficiaire</dt>
              <dd>{space.payee}</dd>
            </div>
            <div>
              <dt>IBAN</dt>
              <dd className={styles.code}>{formatIban(space.iban)}</dd>
            </div>
            <div>
              <dt>BIC</dt>
              <dd>{space.bic}</dd>
            </div>
            <div>
              <dt>Référence</dt>
              <dd className={styles.code}>{space.transfer_reference}</dd>
            </div>
          </dl>
        </details>
      </Sheet>
    </header>
  )
}
