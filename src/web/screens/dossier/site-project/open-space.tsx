import { useState } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './site-project.module.css'

interface OpenSpaceProps {
  id: string
  /** Whether it is the one main action: not while a delivery is to be accepted. */
  first: boolean
  /** Whether visitors are shown the site by us. */
  isOurs: boolean
}

/** The way to /mon-site: at once where no e-mail leaves, else by a link to the mailbox of the site's owner. */
export function OpenSpace({ id, first, isOurs }: OpenSpaceProps) {
  const { emails_leave } = useSite()
  const [sent, setSent] = useState(false)
  const { busy, problem, attempt } = useAttempt()
  const open = () =>
    attempt(async () => {
      const { url } = await followUpApi.openOwnSpace({ params: { id } })
      if (!url) return setSent(true)
      await followUpApi.signInOwner({ body: { token: url.slice(url.indexOf('#') + 1) } })
      window.location.assign('/mon-site')
    })
  return (
    <section aria-labelledby="espace" className={`stack-16 ${styles.part}`}>
      <h4 id="espace" tabIndex={-1}>
        L’espace de votre site
      </h4>
      <p>
        {isOurs
          ? 'Les demandes de vos visiteurs, vos chiffres, vos changements et vos papiers, tant que le site existe.'
          : 'Vos papiers, et ce que vous nous demandez de changer.'}
      </p>
      {sent ? (
        <p role="status">
          Un lien vient de partir à l’adresse e-mail du propriétaire du site. Il est valable quinze minutes.
        </p>
      ) : (
        <p>
          <Button look={first ? 'first' : 'second'} busy={busy} onClick={() => void open()}>
            {emails_leave ? 'Recevoir mon lien par e-mail' : 'Ouvrir mon espace'}
          </Button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}
