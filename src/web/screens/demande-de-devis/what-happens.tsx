import { Sheet } from '~/web/ui/paper/sheet'
import styles from './demande-de-devis.module.css'

const STEPS = [
  [
    'Vous confirmez votre adresse',
    'Un code à six chiffres arrive par e-mail. Sans lui, personne ne voit rien.',
  ],
  [
    'Les entreprises voient le besoin, pas vous',
    'Le métier, la zone, l’échéance et votre texte sans les coordonnées. Ni nom, ni téléphone, ni e-mail.',
  ],
  [
    'Une seule entreprise reçoit vos coordonnées',
    'Elle les paie pour vous rappeler. Vous apprenez au même instant laquelle.',
  ],
  [
    'Vous gardez la main',
    'Une page dit où en est votre demande, et un bouton la retire. Elle ne vous coûte rien.',
  ],
] as const

/** What becomes of a request, before anything is typed. */
export function WhatHappens() {
  return (
    <Sheet
      as="aside"
      under={['jaune', 'vert']}
      className={`stack-16 next-picture ${styles.steps}`}
      aria-labelledby="suite"
    >
      <h2 id="suite">Ce que devient votre demande</h2>
      <ol>
        {STEPS.map(([title, words]) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <p>
        Cette page met en relation&nbsp;: les entreprises qui voient votre demande ont un compte chez nous et
        paient pour la recevoir, la première qui la paie est la seule à vous rappeler, et aucun classement ne
        les départage. Nous ne vérifions ni leur assurance ni leurs qualifications&nbsp;: demandez-leur
        l’attestation avant de signer.
      </p>
      <p>
        <a href="/conditions-leads#l-information-des-appelants-et-des-demandeurs">Vos droits, en détail</a>
      </p>
    </Sheet>
  )
}
