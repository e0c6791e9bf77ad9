import { forbidsSigning } from '~/domain/aids/aid-words'
import { departmentOf } from '~/domain/place/department'
import { AidCard } from '~/web/ui/aids/aid-card'
import type { JudgedAid } from '~/web/ui/aids/aid-data'
import type { Answers } from '~/web/ui/simulator/questions'
import styles from './aids-block.module.css'

/** The aids that may apply, by name, or plainly that none is known here today and what remains possible. */
export function AidsBlock({ answers, aids }: { answers: Answers; aids: JudgedAid[] | null }) {
  const code = answers['code-postal'] ?? ''
  const possible = aids?.filter(({ outcome }) => outcome !== 'not-eligible') ?? []
  return (
    <section aria-labelledby="aides" className={styles.block}>
      <h2 id="aides">Les aides, par leur nom</h2>
      {aids === null ? (
        <p>
          Notre liste n’a pas pu être lue à l’instant. Elle est sur <a href="/aides">la page des aides</a>.
        </p>
      ) : departmentOf(code) === null ? (
        <p>
          Sans code postal, nous ne pouvons pas dire lesquelles existent chez vous : {possible.length} restent
          possibles dans <a href="/aides">la liste complète</a>.
        </p>
      ) : possible.length === 0 ? (
        <NoneKnown code={code} />
      ) : (
        <Possible aids={possible} />
      )}
    </section>
  )
}

function Possible({ aids }: { aids: JudgedAid[] }) {
  return (
    <>
      <p>
        D’après vos réponses, {aids.length === 1 ? 'une aide peut' : `${aids.length} aides peuvent`} vous
        concerner, sous réserve d’acceptation par l’organisme.
      </p>
      {aids.some(({ signing }) => forbidsSigning(signing)) && (
        <p className={styles.wait}>
          <strong>Attendez avant de signer.</strong> Ici, une commande signée trop tôt peut faire perdre
          l’aide. Votre dossier vous proposera un devis à joindre à la demande, sans rien signer.
        </p>
      )}
      <ul className={styles.aids}>
        {aids.map(aid => (
          <AidCard key={aid.slug} aid={aid} level={3}>
            <Reasons aid={aid} />
          </AidCard>
        ))}
      </ul>
    </>
  )
}

/** What the answers have settled is behind; what is left to be told matters. */
function Reasons({ aid }: { aid: JudgedAid }) {
  const open = aid.because.filter(({ finding }) => finding === 'unknown')
  const met = aid.because.filter(({ finding }) => finding === 'passes')
  return (
    <details>
      <summary>
        {met.length} {met.length > 1 ? 'conditions remplies' : 'condition remplie'}, {open.length} à vérifier
      </summary>
      <ul>
        {open.map(({ says }) => (
          <li key={says}>À vérifier : {says}</li>
        ))}
        {met.map(({ says }) => (
          <li key={says}>Rempli : {says}</li>
        ))}
      </ul>
    </details>
  )
}

function NoneKnown({ code }: { code: string }) {
  return (
    <>
      <p>
        <strong>Nous ne connaissons aujourd’hui aucune aide nommée pour un site au {code}.</strong> Mieux vaut
        le dire avant que vous prépariez des pièces.
      </p>
      <p>Ce qui reste possible :</p>
      <ul className={styles.left}>
        <li>
          une aide de votre intercommunalité ou de votre commune, que nous n’avons pas encore trouvée :
          demandez au service économique, et ne signez rien avant sa réponse ;
        </li>
        <li>
          un dossier chez nous : l’équipe cherche avec vous, et la facture n’est due que si une aide est
          accordée ;
        </li>
        <li>
          l’accompagnement gratuit de votre chambre de métiers ou de commerce, qui connaît les aides du
          moment.
        </li>
      </ul>
    </>
  )
}
