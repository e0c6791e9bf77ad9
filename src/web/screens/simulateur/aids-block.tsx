import { forbidsSigning } from '~/domain/aids/aid-words'
import type { AnswerWords } from '~/domain/eligibility/answers'
import { departmentOf } from '~/domain/place/department'
import { AidCard } from '~/web/ui/aids/aid-card'
import type { JudgedAid } from '~/web/ui/aids/aid-data'
import styles from './aids-block.module.css'

/** The aids that may apply, by name, or plainly that none is known here today and what remains possible. */
export function AidsBlock({ answers, aids }: { answers: AnswerWords; aids: JudgedAid[] | null }) {
  const code = answers['code-postal'] ?? ''
  const possible = aids?.filter(({ outcome }) => outcome !== 'not-eligible') ?? []
  const grants = possible.filter(({ kind }) => kind === 'subvention')
  const others = possible.filter(({ kind }) => kind !== 'subvention')
  return (
    <section aria-labelledby="aides" className={`stack-16 ${styles.block}`}>
      <h2 id="aides">Les aides, par leur nom</h2>
      {aids === null ? (
        <p>
          Notre liste n’a pas pu être lue à l’instant. Elle est sur <a href="/aides">la page des aides</a>.
        </p>
      ) : departmentOf(code) === null ? (
        <p>
          Sans code postal, nous ne pouvons pas dire lesquelles existent chez vous&nbsp;: {possible.length}{' '}
          restent possibles dans <a href="/aides">la liste complète</a>.
        </p>
      ) : (
        <>
          {grants.length === 0 ? <NoneKnown code={code} /> : <Possible aids={grants} />}
          {others.length > 0 && <Others aids={others} />}
        </>
      )}
    </section>
  )
}

function Possible({ aids }: { aids: JudgedAid[] }) {
  const alone = aids.length === 1
  return (
    <>
      {aids.some(({ state }) => state === 'open') ? (
        <p>
          D’après vos réponses, {alone ? 'une aide peut' : `${aids.length} aides peuvent`} vous concerner,
          sous réserve d’acceptation par l’organisme.
        </p>
      ) : (
        <p>
          Aucune n’est confirmée ouverte aujourd’hui.{' '}
          {alone ? 'Une aide pourrait' : `${aids.length} aides pourraient`} vous concerner, à revérifier
          auprès de l’organisme et sous réserve de son acceptation.
        </p>
      )}
      {aids.some(({ signing }) => forbidsSigning(signing)) && (
        <p className={styles.wait}>
          <strong>Attendez avant de signer.</strong> Ici, une commande signée trop tôt peut faire perdre
          l’aide. Votre dossier vous proposera un devis à joindre à la demande, sans rien signer.
        </p>
      )}
      <Cards aids={aids} />
    </>
  )
}

const Cards = ({ aids }: { aids: JudgedAid[] }) => (
  <ul className={`stack-24 bare-list ${styles.aids}`}>
    {aids.map(aid => (
      <AidCard key={aid.slug} aid={aid} level={3}>
        <Reasons aid={aid} />
      </AidCard>
    ))}
  </ul>
)

/** What the answers have settled is behind; what is left to be told matters. */
function Reasons({ aid }: { aid: JudgedAid }) {
  const open = aid.because.filter(({ finding }) => finding === 'unknown')
  const met = aid.because.filter(({ finding }) => finding === 'passes')
  return (
    <details>
      <summary>
        {met.length > 0 && `${met.length} ${met.length > 1 ? 'conditions remplies' : 'condition remplie'}, `}
        {open.length} {met.length === 0 && (open.length > 1 ? 'conditions ' : 'condition ')}à vérifier
      </summary>
      <ul>
        {open.map(({ says }) => (
          <li key={says}>À vérifier&nbsp;: {says}</li>
        ))}
        {met.map(({ says }) => (
          <li key={says}>Rempli&nbsp;: {says}</li>
        ))}
      </ul>
    </details>
  )
}

/** Loans and advice: they pay no site. */
function Others({ aids }: { aids: JudgedAid[] }) {
  return (
    <>
      <h3>Prêts et conseils</h3>
      <p>Ils ne paient pas de site&nbsp;: un prêt se rembourse, un conseil aide à bien choisir.</p>
      <Cards aids={aids} />
    </>
  )
}

function NoneKnown({ code }: { code: string }) {
  return (
    <>
      <p>
        <strong>Nous ne connaissons aujourd’hui aucune subvention nommée pour un site au {code}.</strong>{' '}
        Mieux vaut le dire avant que vous prépariez des pièces&nbsp;: comptez l’aide à 0&nbsp;€ tant qu’un
        organisme ne vous l’a pas notifiée par écrit. La plupart ne versent qu’après des factures payées.
      </p>
      <p>Ce qui reste possible&nbsp;:</p>
      <ul className={`stack-8 ${styles.left}`}>
        <li>
          une aide de votre intercommunalité ou de votre commune, que nous n’avons pas encore trouvée&nbsp;:
          demandez au service économique, et ne signez rien avant sa réponse&#8239;;
        </li>
        <li>
          un dossier chez nous&nbsp;: l’équipe cherche avec vous, et la facture n’est due que si une aide est
          accordée&#8239;;
        </li>
        <li>
          <a
            href="https://www.francenum.gouv.fr/aides-financieres/trouver-une-aide-financiere"
            rel="noopener"
          >
            le moteur public de France Num
          </a>
          , et le conseil gratuit de votre chambre de métiers ou de commerce&#8239;;
        </li>
        <li>
          de l’argent à rembourser&nbsp;: prêt d’honneur sans intérêt, microcrédit de l’Adie, prêt de votre
          banque garanti par Bpifrance. La formation (CPF, OPCO) ne paie jamais le site.
        </li>
      </ul>
    </>
  )
}
