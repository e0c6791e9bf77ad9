import { SITE_PATHS } from '~/domain/site/site-paths'
import { QUESTION_DAYS } from '~/domain/site/site-question'
import { EmailLink } from '../parts/email-link'
import { type SiteView, say } from '../site-view'
import { tradeWordsOf } from '../words/trade-words'

/** Confidentialité: what becomes of what a visitor writes to the firm (GDPR, article 13), and that nothing follows him. */
export function PrivacyNotice({ site }: { site: SiteView }) {
  const { facts, options, to } = site
  const { health } = tradeWordsOf(facts)
  return (
    <section className="section text" aria-labelledby="demande">
      <h2 id="demande">Ce que vous écrivez ici</h2>
      <p>
        {say(
          `Le formulaire recueille ${health ? 'votre nom, votre téléphone et le moment souhaité' : 'votre nom, votre téléphone ou votre e-mail, et votre demande'}, pour vous répondre et pour rien d’autre. ${facts.name} en est responsable ; la base est votre demande elle-même (mesures précontractuelles).`,
        )}
      </p>
      <p>
        {say(
          `${options.host.name} les garde chiffrés pour le compte de cette entreprise et les efface après 12 mois. Ils ne sont ni vendus, ni transmis à d’autres.`,
        )}
      </p>
      {health && (
        <p>N’écrivez rien de votre santé : ce site n’est pas fait pour recevoir des données médicales.</p>
      )}
      {options.assistant && (
        <>
          <h2>L’assistant</h2>
          <p>
            {say(
              'Une machine répond d’après les informations du site. Ce que vous échangez avec elle n’est pas gardé.',
            )}{' '}
            {say(
              health
                ? 'Une question restée sans réponse ne l’est pas non plus.'
                : `Une question restée sans réponse est gardée ${QUESTION_DAYS} jours pour que ${facts.name} y réponde, sans rien qui dise qui vous êtes : les adresses, les numéros et les noms annoncés en sont retirés.`,
            )}
          </p>
          {options.languageModel && (
            <p>
              {say(
                `Un modèle de langage (${options.languageModel}) peut reformuler la réponse : il reçoit alors la question, sans les adresses ni les numéros que vous y auriez écrits, et la réponse.`,
              )}
            </p>
          )}
        </>
      )}
      <h2>Mesure d’audience</h2>
      <p>
        {say(
          'Les pages vues sont comptées par jour, avec le nom du site qui y a mené, les demandes et les questions aussi, sans cookie, sans adresse et sans identifiant : rien ne permet de vous reconnaître. Ces chiffres sont gardés 24 mois.',
        )}
      </p>
      <h2>Vos droits</h2>
      <p>
        Vous pouvez demander l’accès à vos données, leur rectification ou leur effacement, et vous opposer à
        leur usage
        {facts.email && (
          <>
            , en écrivant à <EmailLink email={facts.email} />
          </>
        )}
        . Les coordonnées de l’entreprise figurent dans les{' '}
        <a href={to(SITE_PATHS.legal)}>mentions légales</a>. Vous pouvez aussi adresser une réclamation à la
        CNIL.
      </p>
    </section>
  )
}
