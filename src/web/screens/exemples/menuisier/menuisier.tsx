import textFont from '~/web/fonts/atkinson-hyperlegible-next.woff2?url'
import { exampleOf } from '~/web/ui/examples/catalogue'
import titleFont from '../fonts/zilla-slab-600.woff2?url'
import { Assistant } from '../parts/assistant'
import { ExampleFrame } from '../parts/example-frame'
import { exampleMeta, preload } from '../parts/example-meta'
import { Hours } from '../parts/hours'
import { RequestForm } from '../parts/request-form'
import type { Route } from './+types/menuisier'
import { Dovetail, Elevation } from './dovetail'
import styles from './menuisier.module.css'
import { dialogue, stages, works } from './words'

export const handle = { hydrate: false, typefaces: 'own' }
export const links = () => preload(titleFont, textFont)
export const meta = (args: Route.MetaArgs) => exampleMeta(args, 'menuisier')

/** A joiner's as sheets of a plan: squared paper, red dimensions, a title block in the corner. */
export default function Menuisier() {
  return (
    <ExampleFrame example={exampleOf('menuisier')} className={styles.page}>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <section className={styles.sheet} data-plate="A">
          <div className={styles.words}>
            <h1>
              Du bois d’ici, coupé pour un seul endroit : <em>chez vous</em>
            </h1>
            <p>
              Yann Kerjean et sa fille Lena dessinent, fabriquent et posent à Quimper et trente kilomètres
              autour. Deux établis, pas de sous-traitance.
            </p>
            <p className={styles.ways}>
              <a href="#devis">Demander un relevé</a>
              <a href="#ouvrages">Voir quatre ouvrages</a>
            </p>
          </div>
          <Dovetail className={styles.drawing} />
          <dl className={styles.block}>
            <div>
              <dt>Atelier</dt>
              <dd>Kerjean & fille</dd>
            </div>
            <div>
              <dt>Lieu</dt>
              <dd>Quimper</dd>
            </div>
            <div>
              <dt>Échelle</dt>
              <dd>1 : 1</dd>
            </div>
            <div>
              <dt>Téléphone</dt>
              <dd>
                <a href="tel:+33261910042">02 61 91 00 42</a>
              </dd>
            </div>
          </dl>
        </section>
        <section className={styles.sheet} data-plate="B" id="ouvrages" aria-labelledby="titre-ouvrages">
          <h2 id="titre-ouvrages">Quatre ouvrages, leurs cotes, leur délai</h2>
          <ul className={styles.works}>
            {works.map(({ kind, name, wood, width, delay }) => (
              <li key={kind}>
                <Elevation kind={kind} />
                <p className={styles.size}>{width} mm</p>
                <h3>{name}</h3>
                <p>
                  {wood}, {delay}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.sheet} data-plate="C" aria-labelledby="titre-suite">
          <h2 id="titre-suite">Comment cela se passe</h2>
          <ol className={styles.stages}>
            {stages.map(([name, time, words]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p className={styles.time}>{time}</p>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.sheet} data-plate="D" id="devis" aria-label="Demander un relevé">
          <div className={styles.ask}>
            <Assistant id="assistant-menuisier" dialogue={dialogue} />
            <div>
              <h2>Demander un relevé</h2>
              <RequestForm
                id="releve"
                about={{
                  label: 'Ouvrage',
                  choices: ['Escalier', 'Cuisine', 'Fenêtres', 'Meuble', 'Réparation'],
                }}
                ask="Les cotes que vous connaissez, ou rien"
                send="Demander un relevé"
              />
            </div>
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <p>
          <strong>Kerjean & fille</strong>, 3 venelle du Copeau, 29000 Quimper
        </p>
        <Hours
          title="L’atelier est ouvert"
          lines={[
            ['Lundi au jeudi', '8 h – 18 h'],
            ['Vendredi', '8 h – 12 h'],
            ['Samedi', 'Sur rendez-vous'],
          ]}
        />
      </footer>
    </ExampleFrame>
  )
}
