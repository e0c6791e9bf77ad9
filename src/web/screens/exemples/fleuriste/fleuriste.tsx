import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/fraunces-600.woff2?url'
import textFont from '../fonts/instrument-sans-400.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/fleuriste'
import styles from './fleuriste.module.css'
import { Bunch, Plate } from './flowers'
import { dialogue, plates, seasons } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'fleuriste')

/** A florist's as a herbarium: plates of all sizes fitted together like the pages of an album. */
export default function Fleuriste() {
  return (
    <ExampleFrame example={exampleOf('fleuriste')} className={styles.page}>
      <main id="contenu" tabIndex={-1} className={styles.album}>
        <section className={styles.hero}>
          <p>Fleurs de plein champ, Angers</p>
          <h1>
            Les
            <br />
            Simples
          </h1>
          <p className={styles.lead}>
            Ce qui pousse à moins de cent kilomètres, coupé la veille, noué ce matin. En hiver nous séchons,
            nous n’importons pas.
          </p>
          <p className={styles.ways}>
            <a href="#bouquet">Commander un bouquet</a>
          </p>
        </section>
        <div className={styles.bunch}>
          <Bunch />
        </div>
        {plates.map(({ kind, name, latin, words, price }) => (
          <section key={kind} className={styles.plate} data-flower={kind}>
            <Plate kind={kind} />
            <h2>{name}</h2>
            <p>
              <i lang="la">{latin}</i>
            </p>
            <p>{words}</p>
            <p className={styles.price}>{price}</p>
          </section>
        ))}
        <section className={styles.seasons} aria-labelledby="saisons">
          <h2 id="saisons">L’année des Simples</h2>
          <dl>
            {seasons.map(([months, flowers]) => (
              <div key={months}>
                <dt>{months}</dt>
                <dd>{flowers}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.workshop} aria-labelledby="atelier">
          <h2 id="atelier">L’atelier du samedi</h2>
          <p>
            Deux heures, huit personnes, un bouquet à emporter. On apprend le geste de la spirale et à tailler
            une tige sans l’écraser.
          </p>
          <p className={styles.price}>38 € par personne</p>
        </section>
        <div className={styles.ask} id="bouquet">
          <Assistant id="assistant-fleuriste" dialogue={dialogue} />
        </div>
        <section className={styles.form} aria-labelledby="commande">
          <h2 id="commande">Écrire à la boutique</h2>
          <RequestForm
            id="commande-fleuriste"
            about={{
              label: 'C’est pour',
              choices: ['Un bouquet', 'Un mariage', 'Un deuil', 'Un abonnement'],
            }}
            ask="Couleurs, date, adresse"
            send="Envoyer ma demande"
          />
        </section>
        <footer className={styles.foot}>
          <p>
            <strong>Les Simples</strong>
            <br />
            21 rue du Petit-Herbier, 49000 Angers
            <br />
            <a href="tel:+33261910058">02 61 91 00 58</a>
          </p>
          <Hours
            title="La boutique est ouverte"
            lines={[
              ['Mardi au samedi', '9 h – 19 h'],
              ['Dimanche', '9 h – 13 h'],
            ]}
          />
        </footer>
      </main>
    </ExampleFrame>
  )
}
