import { useState } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { PreviewFrame } from '~/web/ui/site-preview/preview-frame'
import type { SitePart } from './site-part'
import styles from './site-project.module.css'

/** The site is shown: it suits, or something is to be corrected. */
export function Review({ id, site, act, busy }: SitePart) {
  const { site_url, preview_url, approved } = site
  const [text, setText] = useState('')
  const say = (yes: boolean) =>
    act(() => followUpApi.reviewSite({ params: { id }, body: { approved: yes, text: text.trim() } }))
  return (
    <section aria-labelledby="relecture" className={styles.part}>
      <h4 id="relecture" tabIndex={-1}>
        Relisez votre site
      </h4>
      {site_url ? (
        // Made elsewhere: the address that the team typed.
        <p className={styles.address}>
          <a href={site_url} target="_blank" rel="noreferrer">
            {site_url}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </p>
      ) : (
        preview_url && (
          <PreviewFrame url={preview_url} version={site.version} title="Votre site, tel qu’il sera" />
        )
      )}
      {approved !== null && (
        <p role="status">
          {approved
            ? 'Vous l’avez approuvé\u00a0: nous le mettons en ligne.'
            : 'Vos corrections sont bien reçues\u00a0: nous nous en occupons.'}
        </p>
      )}
      <TextAreaField
        label="Ce qu’il faut corriger"
        name="corrections"
        rows={3}
        maxLength={4_000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className={styles.ways}>
        <Button look="second" disabled={text.trim() === ''} busy={busy} onClick={() => void say(false)}>
          Demander ces corrections
        </Button>
        <Button busy={busy} onClick={() => void say(true)}>
          Il me convient
        </Button>
      </p>
    </section>
  )
}
